import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another, and without vowels, so that no word comes of it. */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'

/** What a sender may quote on the phone: "WM-7K3F-2M9Q", in front the insurer's initials. Some 200,000 million for each. */
export function newReference(insurer: string): string {
  const initials = insurer
    .split(/\s+/)
    .map((word) =>
      word
        .normalize('NFKD')
        .replace(/[^a-z]/gi, '')
        .charAt(0)
        .toUpperCase(),
    )
    .join('')
    .slice(0, 3)
  const some = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${initials || 'R'}-${some()}-${some()}`
}
