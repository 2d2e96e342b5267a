import { hkdfSync, randomBytes } from 'node:crypto'
import { BadSetting } from '../bad-setting.ts'

export interface DataKey {
  /** Stored beside everything it closes. */
  id: string
  /** 32 bytes, as they were made; boxes are closed with one derived from it. */
  secret: Buffer
}

export interface KeyRing {
  /** The first closes, all open. */
  keys: readonly DataKey[]
  /** What search tokens and signatures are made with: the same before and after the data keys change. */
  search: Buffer
  /** The ring as it is kept now, where it is kept in a file. */
  readAgain?(): KeyRing
}

const keyBytes = 32
const mostKeys = 50

/**
 * Reads "id:key, id2:key2, search:key", each key 32 bytes in base64url, with commas, spaces or lines between. Without an entry
 * called "search" tokens are made with the last entry, the oldest. Throws `BadSetting`, which never holds a key.
 */
export function readKeyRing(text: string, where = 'The setting DATA_KEYS'): KeyRing {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  if (entries.length > mostKeys) throw new BadSetting(`${where} holds more than ${mostKeys} keys.`)
  const read = entries.map((entry, index) => readEntry(entry, `${where} cannot be used: its entry ${index + 1}`))
  const twice = read.find(({ id }, index) => read.findIndex((each) => each.id === id) !== index)
  if (twice) throw new BadSetting(`${where} cannot be used: two of its keys are called "${twice.id}".`)
  const keys = read.filter(({ id }) => id !== searchId)
  const [oldest] = keys.slice(-1)
  if (!oldest) throw new BadSetting(`${where} cannot be used: it holds no key that closes, such as "first:" and 32 bytes in base64url.`)
  const { secret } = read.find(({ id }) => id === searchId) ?? oldest
  return { keys, search: derive(secret, ['search']) }
}

/** A new entry, "k20261122-9f3a:…". */
export function newKeyEntry(now: Date): string {
  return `k${now.toISOString().slice(0, 10).replaceAll('-', '')}-${randomBytes(2).toString('hex')}:${randomBytes(keyBytes).toString('base64url')}`
}

/** A whole new ring as text: the key that searches, and one that closes. */
export function newKeyRing(now: Date): string[] {
  return [newKeyEntry(now), `${searchId}:${randomBytes(keyBytes).toString('base64url')}`]
}

/** A key for one purpose alone, so that no secret is ever used for two. */
export function derive(secret: Buffer, purpose: readonly string[], salt: Buffer | string = 'shelterbelt'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, JSON.stringify(purpose), keyBytes))
}

const searchId = 'search'

function readEntry(entry: string, which: string): DataKey {
  const [id, text, ...more] = entry.split(':')
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/i.test(id) || text === undefined || more.length > 0)
    throw new BadSetting(`${which} is not written as name:key, with letters, digits, - and _ in the name.`)
  const secret = Buffer.from(text.replace(/=+$/, ''), 'base64url')
  // Anything Node passes over while it decodes would be a key other than the one that was meant.
  if (secret.length !== keyBytes || secret.toString('base64url') !== text.replace(/=+$/, ''))
    throw new BadSetting(`${which}, "${id}", is not 32 bytes in base64url.`)
  return { id, secret }
}
