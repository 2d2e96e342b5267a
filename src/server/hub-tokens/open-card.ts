import type { Words } from '../../words/languages.ts'
import { refused } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { admit, mayEdit } from '../permissions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { TenantSettings } from '../tenants.ts'
import type { TokenTarget } from '../token-target.ts'
import { findTarget } from './find-target.ts'
import { makeToken } from './make-token.ts'
import type { TokenKeys } from './token-keys.ts'

/** The way on from a card: to an address, or with a form that posts the token there. */
export type WayOn = { to: string; host: string; form?: { name: string; value: string } }

export interface Opened {
  tenant: TenantSettings
  person: SignedIn
  link: string
  /** The site as it was reached. */
  origin: string
  words: Words['hubOpen']
}

type Needs = {
  keys: TokenKeys
  sealing: Pick<Sealing, 'term'>
  now: () => Date
  /** Of the identity provider, whom a target may sign people in with. */
  issuer: string
  /** The addresses of all cards that send a token. */
  linksOf(visit: { tenant: TenantSettings; person: SignedIn; origin: string }): Promise<readonly string[]>
  /** Writes down who was told of whom. */
  note(opened: Opened, target: TokenTarget): Promise<void>
}

export type OpenCard = ReturnType<typeof createOpenCard>

/** Judges whether this card may tell its site who is signed in, writes it down, and makes the way there. */
export function createOpenCard({ keys, sealing, now, issuer, linksOf, note }: Needs) {
  return async function open(opened: Opened): Promise<WayOn> {
    const { tenant, person, link, origin, words } = opened
    if (!(await linksOf({ tenant, person, origin })).includes(link)) throw refused('unknownItem', { message: words.changed })
    const found = findTarget(tenant.tokenTargets, link)
    const { host } = URL.parse(link) ?? { host: link }
    if (!found) throw refused('notAllowed', { message: (mayEdit(person, tenant) ? words.notListedAdmin : words.notListed)(host) })
    const { target, url } = found
    if (!admit(target.who, person, tenant)) throw refused('notAllowed', { message: words.agentsOnly(host) })
    await note(opened, target)
    if (target.way === 'login') return { to: loginAddress(target, url, issuer), host }
    const subject = sealing.term(tenant.client, `hub token for ${host}`, person.account)
    const told = { issuer: origin, client: tenant.client, email: person.username, subject }
    const value = await makeToken(target, keys.signing(tenant.client), told, now())
    if (target.way === 'post') return { to: url.href, host, form: { name: target.parameter, value } }
    url.searchParams.set(target.parameter, value)
    return { to: url.href, host }
  }
}

/** OpenID Connect Core, section 4: the target asks the provider itself who it is, so nothing of the person is in the address. */
function loginAddress({ loginAt = '', issuer }: TokenTarget, link: URL, ourProvider: string): string {
  const url = new URL(loginAt)
  url.searchParams.set('iss', issuer ?? ourProvider)
  url.searchParams.set('target_link_uri', link.href)
  return url.href
}
