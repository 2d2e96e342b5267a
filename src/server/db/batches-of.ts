/** All of them in their order, `size` at a time, the last time what is left: as many as one statement should carry. */
export function* batchesOf<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
