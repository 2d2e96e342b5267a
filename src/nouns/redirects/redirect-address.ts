import { withoutEndSlashes } from '../without-end-slashes.ts'
import { isClosed } from './closed-addresses.ts'

/** What an old address is understood as. */
export interface OldAddress {
  /** Folded, without the star: two spellings browsers take for one are one. */
  path: string
  /** True for "/old/*": the address and everything below it. */
  below: boolean
  /** Each of these has to be asked for; others may be. */
  query: [string, string][]
  /** By which it is stored, so that two that answer to the same are one. */
  key: string
}

/** In escapes an old address is longer than as it is written; what was `asked` for at greater length is none. */
export const addressLimits = { from: 300, to: 500, asked: 2000 }

/** "/old", "/old/*" or "/page.php?id=12", or what is wrong with it. */
export function readOldAddress(typed: string): OldAddress | string {
  const text = withoutHost(typed.trim())
  if (text === '') return 'Please enter the old address, such as /old-page.'
  if (text.length > addressLimits.from) return `An old address may have ${addressLimits.from} characters.`
  if (!text.startsWith('/') || text.startsWith('//')) return 'An old address begins with / and is on this site.'
  if (isOdd(text)) return 'There is a character in this address that no browser asks for.'
  const [whole, asked] = split(text, '?')
  const below = whole.endsWith('/*')
  const path = foldPath(below ? whole.slice(0, -2) : whole)
  if (path.includes('*')) return 'A star may only stand at the end: /old/*'
  if (below && asked !== '') return 'An address has either a star or a query, not both.'
  if (path === '/' && below) return 'A star alone would hide from visitors that an address is not there.'
  if (path === '/') return 'The first page of the site is always there.'
  if (isClosed(path)) return 'Here the site itself answers, so this address cannot lead elsewhere.'
  const query = [...new URLSearchParams(asked)].toSorted()
  const key = path + (below ? '/*' : '') + (query.length > 0 ? `?${new URLSearchParams(query)}` : '')
  return { path, below, query, key }
}

/** Where an old address leads: a path of this site, or the whole address of another, whose host is named. */
export type NewAddress = { to: string; host: string | null }

/** `own` are the hosts of this site, at which an address is a path of it. */
export function readNewAddress(typed: string, own: readonly string[]): NewAddress | string {
  const text = typed.trim()
  if (text === '') return 'Please enter where it leads, such as /new-page.'
  if (text.length > addressLimits.to) return `An address to lead to may have ${addressLimits.to} characters.`
  if (isOdd(text)) return 'There is a blank or a character in this address that no browser asks for.'
  if (text.startsWith('/') && !text.startsWith('//')) return starred(text) ?? { to: inEscapes(text), host: null }
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text))
    return 'An address to lead to begins with / (a page of this site) or with https://'
  const { protocol, host, hostname, username, password, pathname, search, hash } = new URL(text)
  if (username !== '' || password !== '') return 'An address to lead to has no name and no password in it.'
  const path = pathname + search + hash
  if (own.includes(hostname)) return path.startsWith('//') ? 'There are two slashes in this address.' : { to: path, host: null }
  if (protocol !== 'https:') return 'An address of another site begins with https://'
  return starred(path) ?? { to: `https://${host}${path}`, host }
}

/** A path in one spelling: escapes as what they mean, in small letters, without slashes at its end. A slash in escapes parts nothing. */
export function foldPath(path: string): string {
  const meant = path
    .split('/')
    .map((part) => decoded(part).replaceAll('/', '%2F'))
    .join('/')
  return withoutEndSlashes(meant.normalize('NFC').toLowerCase()) || '/'
}

/** The two sides of the first mark; the second is empty where there is none. */
export function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** As a browser asks for it: an answer can name no other letters. */
function inEscapes(path: string): string {
  const { pathname, search, hash } = new URL(path, 'https://site.example')
  return pathname + search + hash
}

const starred = (path: string) => (path.replace(/\/\*$/, '/').includes('*') ? 'A star may only stand at the end: /new/*' : undefined)

/** People paste what is in the address bar. */
const withoutHost = (text: string) => (/^https?:\/\/[^/]+\//i.test(text) ? text.replace(/^https?:\/\/[^/]+/i, '') : text)

/** What would be read otherwise than it is written: blanks, control characters, backslashes, dots that climb. */
const isOdd = (text: string) =>
  !text.isWellFormed() || /[\s\\\p{Cc}\p{Cf}]|^[^?#]*(?:%(?:[01][\da-f]|5c|7f)|\/(?:\.|%2e){1,2}(?:[/?#]|$))/iu.test(text)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
