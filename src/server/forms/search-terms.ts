import { foldText } from '../../nouns/fold-text.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

type Terms = Pick<Sealing, 'term'>

/** How many words of a name are found; nobody has more, and each is a token in the index. */
const mostWords = 12
/** A word is found by so many of its first letters, by one more, and on to so many; beyond that names are looked at one by one. */
const beginnings = [3, 4, 5, 6]
export const [firstLetters, lastLetters] = [beginnings[0], beginnings[beginnings.length - 1]]

/** Everything a submission is found by at the desk: tokens that tell nothing without our key. */
export function termsOf(sealing: Terms, tenant: string, { name, email, phone }: { name: string; email: string; phone: string }): string[] {
  const words = wordsOf(name)
  return [
    ...new Set([
      ...(email.trim() ? [emailTerm(sealing, tenant, email)] : []),
      ...words.map((word) => nameTerm(sealing, tenant, word)),
      ...words.flatMap((word) => beginningsOf(word).map((letters) => beginningTerm(sealing, tenant, word, letters))),
      ...(digitsOf(phone) ? [phoneTerm(sealing, tenant, phone)] : []),
    ]),
  ]
}

/** The same for every spelling of one address, and for the mails that go there. */
export const emailTerm = (sealing: Terms, tenant: string, email: string) => sealing.term(tenant, 'email', foldEmail(email))
/** The token of a phone number, whatever signs it is written with. */
export const phoneTerm = (sealing: Terms, tenant: string, phone: string) => sealing.term(tenant, 'phone', digitsOf(phone))
/** The token of one word of a name. */
export const nameTerm = (sealing: Terms, tenant: string, word: string) => sealing.term(tenant, 'name', word)
/** The token of the first letters of a word, so many of them. */
export const beginningTerm = (sealing: Terms, tenant: string, word: string, letters: number) =>
  sealing.term(tenant, `name${letters}`, word.slice(0, letters))

const beginningsOf = (word: string) => beginnings.filter((letters) => letters <= word.length)

/** Without case alone: two addresses that differ in an accent may be two people's. */
export const foldEmail = (email: string) => email.trim().toLowerCase()

/** What a submission names its agent by, and the agent who signed in is known by. */
export const agentKeyOf = foldEmail

/** "O’Neill-Ruiz, José" → o'neill, ruiz, jose. */
export const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .slice(0, mostWords)

/** As dialled at home: the country's 1 does not count. */
export const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
