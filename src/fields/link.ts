import type { Field, Rule } from './field.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface LinkField extends Field<string> {
  readonly kind: 'link'
}

type Options = {
  label: string
  hint?: string
  rules?: readonly Rule<string>[]
  fallback?: string
  /** Refuses only what could harm; what leads nowhere is shown as words. */
  onlyHarm?: boolean
  when?: LinkField['when']
}

/** An address to go to: a page of this site, http(s), mailto or tel. */
export function link({ label, hint, rules = [], fallback = '', onlyHarm = false, when }: Options): LinkField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, onlyHarm ? harmlessAddress : wholeAddress, maxLength(2_000)],
    encode: (v) => v,
    read: readText,
    text: (v) => v,
  })
  return { ...base, when, kind: 'link' }
}

/** The address as it may be written in an href, or undefined when it must not (javascript:, data:, //elsewhere …). */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim()
  // Browsers drop control characters and read a backslash as a slash, so either could hide another address.
  if (trimmed === '' || trimmed.includes('\\') || [...trimmed].some((character) => character < ' ')) return undefined
  if (/^(https?:\/\/[^/]|mailto:|tel:)/i.test(trimmed)) return trimmed
  return /^(\/(?!\/)|#|\?)/.test(trimmed) ? trimmed : undefined
}

/** True of an address nobody can ever have, since names under "example" are for showing things (RFC 2606). */
export const isSampleAddress = (address: string): boolean => /^https?:\/\/([^/?#@]+\.)?example(:\d+)?([/?#]|$)/i.test(address.trim())

/** The address as people mean it: "www.example.com", "info@example.com" and "(970) 555-0100" are given what they begin with. */
export function completedAddress(typed: string): string {
  const address = withoutGoogle(typed.trim())
  if (address === '' || safeHref(address) || /[\\\s]/.test(address.replace(/^[+\d(][\d\s().-]*$/, ''))) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`
  const digits = address.replace(/[\s().-]/g, '')
  if (/^\+\d{8,15}$/.test(digits)) return `tel:${digits}`
  if (/^1?\d{10}$/.test(digits)) return `tel:+1${digits.slice(-10)}`
  return /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/i.test(address) ? `https://${address}` : address
}

/**
 * What a link calls whose words are a phone number: that number, whatever its address was before the words were changed. One that calls
 * the number already, with an extension say, and any other link stay as they are.
 */
export function dialledAsWritten(address: string, words: string): string {
  if (!/^tel:/i.test(address)) return address
  const written = completedAddress(words)
  if (!written.startsWith('tel:') || digitsIn(address).includes(digitsIn(written).slice(-10))) return address
  return written
}

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** Where a link leads that Google's documents, mail or search put behind one of their own; any other address as it is. */
export function withoutGoogle(address: string): string {
  const [, asked] = /^(?:https?:\/\/)?(?:www\.)?google\.(?:[a-z]{2,3}\.)?[a-z]{2,3}\/url\?(.*)$/i.exec(address) ?? []
  const query = new URLSearchParams(asked)
  const meant = query.get('q') ?? query.get('url') ?? ''
  return /^https?:/i.test(meant) && safeHref(meant) && URL.canParse(meant) ? new URL(meant).href : address
}

const beginsUnsafely = 'Please enter an address that begins with / (a page of this site), https://, mailto: or tel:'

/** Names what is wrong with an address, of those that can be told. */
const wholeAddress: Rule<string> = (value) => {
  const address = value.trim()
  if (address === '') return undefined
  if (!safeHref(address)) return beginsUnsafely
  if (/\s/.test(address)) return 'There is a blank in this address. Please take it out.'
  if (/^https?:/i.test(address) && !URL.canParse(address)) return 'Please enter a name such as www.example.com after https://'
  if (/^mailto:/i.test(address) && !/^mailto:[^@]+@[^@]+/i.test(address)) return 'Please enter an e-mail address after mailto:'
  return /^tel:/i.test(address) && !/\d/.test(address) ? 'Please enter a phone number after tel:' : undefined
}

/** What a browser would run, or take for another site than it seems. */
const harmlessAddress: Rule<string> = (value) => {
  const address = value.trim()
  const mayHarm = /^[a-z][a-z0-9+-]*:|^\/\/|\\/i.test(address) || [...address].some((character) => character < ' ')
  return mayHarm && !safeHref(address) ? beginsUnsafely : undefined
}
