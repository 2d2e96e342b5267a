/** So many bytes as the database keeps them are read at once: it packs what is long. */
const packedAtOnce = 64 * 1024
/** Of more characters than these the rest is for the next page. */
const mostCharacters = 1024 ** 2

type Sized = { revision: number; packed: number }

/**
 * Of `all` from the newest on, about a megabyte, but one in any case: fifty large ones would be forty megabytes in one answer,
 * and hold the loop for seconds. `read` brings those from one revision down to another.
 */
export async function listByBytes<Row extends { wire: unknown }>(
  all: readonly Sized[],
  read: (newest: number, oldest: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  let characters = 0
  for (let at = 0; at < all.length && characters < mostCharacters;) {
    const first = at
    for (let packed = 0; at < all.length && (at === first || packed + all[at].packed <= packedAtOnce); at++) packed += all[at].packed
    for (const row of await read(all[first].revision, all[at - 1].revision)) {
      if (characters >= mostCharacters) break
      rows.push(row)
      characters += JSON.stringify(row.wire).length
    }
  }
  return rows
}
