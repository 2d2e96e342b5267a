/** A text that an address asks for. The character zero is in no text that is kept, and no database is asked for it. */
export const askedText = (query: URLSearchParams, name: string, most: number): string =>
  (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, most)
