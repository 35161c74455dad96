/** Numbers as the language of the page writes them. */

import { language } from './language.svelte'

/** With exactly one decimal: 9.0, in German 9,0. */
export const decimal = (value: number): string => figures(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** With one decimal where it needs one: 11.6, 11. */
export const figure = (value: number): string => figures(value, { maximumFractionDigits: 1 })

/** A share of 1 in whole per cent. */
export const percent = (share: number): string => figures(share, { style: 'percent', maximumFractionDigits: 0 })

function figures(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language.key, how).format(value)
}
