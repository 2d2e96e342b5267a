import { unreadable, type Field, type Json, type Rule, type Siblings } from './field.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'

export interface TextField extends Field<string> {
  readonly kind: 'text'
  readonly multiline: boolean
  /** The least number of characters, for the counter under the input; 0 when there is none. */
  readonly minimum: number
  /** How it is understood, shown under the input as one types; nothing where there is nothing to say. */
  readonly understood?: (value: string, siblings: Siblings) => string
}

type Options = {
  label: string
  hint?: string
  multiline?: boolean
  rules?: readonly Rule<string>[]
  fallback?: string
  /** Is written as {value, error} in the wire shape. */
  valued?: boolean
  understood?: TextField['understood']
  when?: TextField['when']
}

/** Plain text: one line, or several with `multiline`. Markup in it is shown, never run. */
export function text({ label, hint, multiline = false, rules = [], fallback = '', valued = false, understood, when }: Options): TextField {
  const limit = maxLength(multiline ? 20_000 : 2_000)
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, limit],
    encode: (v) => v,
    read: readText,
    text: (v) => v,
  })
  const encode = (value: string): Json => (valued ? { value, error: '' } : value)
  return {
    ...base,
    encode,
    when,
    kind: 'text',
    understood,
    multiline,
    minimum: Math.max(0, ...rules.map((rule) => ('minimum' in rule ? Number(rule.minimum) : 0))),
  }
}

/** Numbers become their digits and nothing becomes empty text; a list or an object is no text. */
export function readText(bare: unknown): string | typeof unreadable {
  if (bare === undefined || bare === null) return ''
  // A NUL or half a surrogate pair is nothing anybody sees, and no database takes it.
  if (typeof bare === 'string') return bare.replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed()
  if (typeof bare === 'number' || typeof bare === 'boolean') return String(bare)
  return unreadable
}
