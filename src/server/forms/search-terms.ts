import { foldText } from '../../nouns/fold-text.ts'
import type { Sealing } from '../sealing/create-sealing.ts'

export interface Known {
  name: string
  email: string
  phone: string
}

const wordsOf = (name: string) => [...new Set(foldText(name).split(' ').filter(Boolean))].slice(0, 12)
const digitsOf = (phone: string) => phone.replace(/\D/g, '').slice(-10)

/** What a case is found by: the whole e-mail, each word of the name and how it begins, and the phone. Nothing else is ever searched. */
export function termsOf(sealing: Pick<Sealing, 'term'>, tenant: string, { name, email, phone }: Known): string[] {
  const digits = digitsOf(phone)
  return [
    ...(email ? [emailTerm(sealing, tenant, email)] : []),
    ...wordsOf(name).flatMap((word) => [
      sealing.term(tenant, 'name', word),
      ...(word.length > 2 ? [sealing.term(tenant, 'name3', word.slice(0, 3))] : []),
    ]),
    ...(digits.length >= 7 ? [sealing.term(tenant, 'phone', digits)] : []),
  ]
}

export const emailTerm = (sealing: Pick<Sealing, 'term'>, tenant: string, email: string) =>
  sealing.term(tenant, 'email', email.trim().toLowerCase())

/** What somebody typed into the desk's search, as terms that all have to be there: a name, its first letters, an e-mail or a phone. */
export function soughtTerms(sealing: Pick<Sealing, 'term'>, tenant: string, typed: string): string[] {
  const sought = typed.trim()
  if (sought.includes('@')) return [emailTerm(sealing, tenant, sought)]
  if (digitsOf(sought).length >= 7 && /^[\d\s()+.-]+$/.test(sought)) return [sealing.term(tenant, 'phone', digitsOf(sought))]
  return wordsOf(sought).map((word) => sealing.term(tenant, word.length === 3 ? 'name3' : 'name', word))
}
