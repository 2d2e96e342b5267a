import { unreadable, type Field, type Rule } from './field.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface MomentField extends Field<string> {
  readonly kind: 'moment'
  /** Said under it as long as it is past: it warns, and nobody is kept from saving. */
  readonly whenPast: string | undefined
}

type Options = { label: string; hint?: string; whenPast?: string; rules?: readonly Rule<string>[]; fallback?: string }

/** A day and a time as the tenant's clocks show them: "2026-11-24T18:00". Empty means none. */
export function moment({ label, hint, whenPast, rules = [], fallback = '' }: Options): MomentField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [isMoment, ...rules],
    encode: (v) => v,
    read(bare) {
      const words = readText(bare)
      // Browsers send seconds where somebody chose some.
      return words === unreadable ? unreadable : words.trim().replace(/^(.{16}):00(\.0+)?$/, '$1')
    },
    text: (v) => v.replace('T', ' '),
  })
  return {
    ...base,
    kind: 'moment',
    whenPast,
    // When something is shown is seen in whether it is, not in its words.
    leaves: (value, at) => base.leaves(value, at).map((leaf) => ({ ...leaf, onPage: '' })),
  }
}

const isMoment: Rule<string> = (value) => (value === '' || readsAsMoment(value) ? undefined : 'Please enter a day and a time.')

/** Whether it is a day and a time that there are. */
export function readsAsMoment(value: string): boolean {
  const read = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? Date.parse(`${value}:00Z`) : Number.NaN
  // "2026-02-30" is no day: read, it becomes another.
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(value)
}
