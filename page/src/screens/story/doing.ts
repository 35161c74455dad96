/** What can be done when a match is over: play again, keep its file, pass it on. */

import { get, post, type Keys } from '../../lib/api'
import { copy } from '../../lib/copy'
import { keepRematch } from '../../lib/kept'
import { router } from '../../lib/router.svelte'
import type { RematchAnswer, TableInfo } from '../../protocol'

/** The same people once more. Everybody's keys hold at the new table, too. */
export async function playAgain(info: TableInfo, keys: Keys): Promise<void> {
  const again = info.rematch ?? (await post<RematchAnswer>(`/tables/${info.table}/rematch`, undefined, keys)).table
  keepRematch(info.table, again)
  router.go(`/t/${again}`)
}

/** The match file goes where the browser puts what is fetched. */
export async function download(info: TableInfo): Promise<void> {
  const file = await get<unknown>(`/tables/${info.table}/file`)
  const address = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${info.game}-${info.table.slice(0, 8)}.json`
  link.click()
  URL.revokeObjectURL(address)
}

/** By the device's own sheet where it has one, else onto the clipboard. True: it was copied. */
export async function share(title: string, text: string, path: string): Promise<boolean> {
  const url = location.origin + path
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // whoever closes the sheet has simply changed their mind
    await navigator.share({ title, text, url }).catch(() => undefined)
    return false
  }
  await copy(title, url)
  return true
}
