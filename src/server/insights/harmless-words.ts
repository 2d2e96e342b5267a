const mostLetters = 60
/** Of digits; a year, a form's number and a ZIP are short, numbers of accounts, phones and policies are not. */
const mostDigits = 5

/** Words as they are kept, in small letters; undefined where they may be about a person: a number, an e-mail, the name of an account. */
export function harmlessWords(typed: string): string | undefined {
  const words = typed
    .slice(0, 400)
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (words === '' || words.length > mostLetters) return undefined
  if (words.includes('@') || /https?:|www\.|\\|\//.test(words)) return undefined
  if ((words.match(/\p{N}/gu)?.length ?? 0) > mostDigits) return undefined
  // Letters and digits in one: "wb1234", the number of a policy or the name of an account. What people call things, "4x4" or "360", is shorter.
  if (words.split(' ').some((word) => /\p{N}/u.test(word) && /\p{L}/u.test(word) && word.length > 4)) return undefined
  return words
}
