import { randomBytes } from 'node:crypto'
import { escapeHtml } from '../http/escape-html.ts'
import type { Filling } from '../http/gapped-page.ts'
import { isAgent } from '../permissions.ts'
import type { TenantSettings } from '../tenants.ts'
import type { SignedIn } from './sessions.ts'

// Nobody can write them into content: they are this process's alone, and hold letters for private use.
const [open, close] = ['\u{e000}', '\u{e001}']
const [nameCore, usernameCore] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
const [nameMark, usernameMark] = [`${open}${nameCore}${close}`, `${open}${usernameCore}${close}`]

/** Where a page rendered for `placeholderFor` says who is signed in. */
export const marks: readonly string[] = [nameMark, usernameMark]

/**
 * Nobody in particular, of the same kind as a person: what a page shows them it shows everybody of that kind, but for the
 * name. It carries nothing of the person, so a page rendered for it cannot either.
 */
export const placeholderFor = ({ agentOf }: SignedIn): SignedIn => ({
  account: '',
  name: nameMark,
  username: usernameMark,
  agentOf,
  adminOf: new Set(),
})

/** Which of the kinds a person is, as part of the name a page is kept by. */
export const kindOf = (person: SignedIn, tenant: TenantSettings) => (isAgent(person, tenant) ? '\nagent' : '\nsignedIn')

const fillings = new WeakMap<SignedIn, Filling>()

/** The person's own names, as React writes them: made once while their session is remembered. */
export function fillingOf(person: SignedIn): Filling {
  const known = fillings.get(person)
  if (known) return known
  const { name, username } = person
  const made: Filling = new Map([
    [nameMark, escapeHtml(name)],
    [usernameMark, escapeHtml(username)],
  ])
  fillings.set(person, made)
  return made
}

/**
 * True where a page has made something else of a name than to say it (cut it, or written it in escapes or capitals), so that
 * it cannot be filled in. What is made of a name without a trace of it, such as its length, nobody can see here.
 */
export function isTornIn(html: string): boolean {
  const rest = marks.reduce((left, mark) => left.replaceAll(mark, ''), html).toLowerCase()
  return /[\u{e000}\u{e001}]/u.test(rest) || [nameCore, usernameCore].some((core) => rest.includes(core))
}
