/** What a server or an error said, without the addresses it repeats: of anybody, and the recipient's as it is before the @. */
export function withoutAddresses(said: string, recipient = '', most = 300): string {
  const local = recipient.slice(0, recipient.lastIndexOf('@'))
  // Looked for where a word begins alone: of a long one without an @ every letter would be a beginning.
  const words = said.replaceAll(/(?<![^\s<>@"'])[^\s<>@"']+@[^\s<>@"']+/g, '…')
  const bare = local.length > 2 ? words.replaceAll(new RegExp(`(?<![\\w.])${RegExp.escape(local)}(?![\\w])`, 'gi'), '…') : words
  return bare.replaceAll(/\s+/g, ' ').trim().slice(0, most)
}
