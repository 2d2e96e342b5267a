import type { Field, Rule } from './field.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface LinkField extends Field<string> {
  readonly kind: 'link'
}

type Options = { label: string; hint?: string; rules?: readonly Rule<string>[]; fallback?: string }

/** An address to go to: a page of this site, http(s), mailto or tel. */
export function link({ label, hint, rules = [], fallback = '' }: Options): LinkField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, safeAddress, maxLength(2_000)],
    encode: (v) => v,
    read: readText,
    text: (v) => v,
  })
  return { ...base, kind: 'link' }
}

/** The address as it may be written in an href, or undefined when it must not (javascript:, data:, //elsewhere …). */
export function safeHref(address: string): string | undefined {
  const trimmed = address.trim()
  // Browsers drop control characters and read a backslash as a slash, so either could hide another address.
  if (trimmed === '' || trimmed.includes('\\') || [...trimmed].some((character) => character < ' ')) return undefined
  if (/^(https?:\/\/[^/]|mailto:|tel:)/i.test(trimmed)) return trimmed
  return /^(\/(?!\/)|#|\?)/.test(trimmed) ? trimmed : undefined
}

const safeAddress: Rule<string> = (value) =>
  value.trim() === '' || safeHref(value)
    ? undefined
    : 'Please enter an address that begins with / (a page of this site), https://, mailto: or tel:'
