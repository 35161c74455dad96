/** Onto the clipboard; where there is none, as on an address of the local network without TLS, it is shown to be copied by hand. */
export async function copy(title: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    prompt(title, text)
  }
}
