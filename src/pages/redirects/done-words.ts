import type { Words } from '../../words/languages.ts'

/** What is said after a form was done, by what its address says of it, and by when all links were looked at last. */
export function doneWords(done: string, words: Words['redirects']['done'], checkedAt: string | null): string {
  if (done === 'added' || done === 'removed' || done === 'dismissed') return words[done]
  if (done === 'shown-again') return words.shownAgain
  if (done === 'led-back') return words.ledBack
  const [, asked] = /^checking-(\d{13})$/.exec(done) ?? []
  if (asked !== undefined) return checkedAt !== null && Date.parse(checkedAt) >= Number(asked) ? words.checked : words.checking
  const [, gone, stay] = /^taken-back-(\d{1,4})-(\d{1,4})$/.exec(done) ?? []
  // Sent twice, or taken back or changed by somebody else meanwhile.
  if (gone === '0' && stay === '0') return words.nothingBack
  if (gone !== undefined) return words.takenBack(Number(gone), Number(stay))
  const [, count] = /^imported-(\d{1,4})$/.exec(done) ?? []
  return count === undefined ? '' : words.imported(Number(count), Number(count).toLocaleString('en-US'))
}
