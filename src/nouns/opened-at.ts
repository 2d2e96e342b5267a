const mark = '#edit='

/** Behind the address of its page: whoever may edit finds the editor of that thing open. */
export const openedAt = (key: string) => mark + encodeURIComponent(key)

/** The thing that is to be open, by its key; undefined where an address says none. */
export function keyOpenedAt(hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined
  try {
    return decodeURIComponent(hash.slice(mark.length))
  } catch {
    return undefined
  }
}
