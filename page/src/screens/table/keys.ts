/** The keys of a table, and what they do. */

export const KEYS = [
  ['1 … 9', 'answer'],
  ['S', 'slip'],
  ['H', 'hint'],
  ['U', 'undo'],
  ['B', 'describe'],
  ['L', 'ledger'],
  ['Esc', 'close'],
  ['?', 'keys'],
] as const
