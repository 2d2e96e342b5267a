import { unreadable, type Field } from './field.ts'
import { scalar } from './scalar.ts'

export interface ToggleField extends Field<boolean> {
  readonly kind: 'toggle'
}

type Options = { label: string; hint?: string; fallback?: boolean; as?: 'text' | 'number' | 'boolean'; when?: ToggleField['when'] }

/** On or off. In the wire shape the text "true" or "false", or 1 or 0 with `as: 'number'`, or itself with `as: 'boolean'`. */
export function toggle({ label, hint, fallback = false, as = 'text', when }: Options): ToggleField {
  const base = scalar<boolean>({
    label,
    hint,
    fallback,
    blank: false,
    rules: [],
    encode: (on) => (as === 'text' ? String(on) : as === 'number' ? Number(on) : on),
    read: readToggle,
    text: (on) => (on ? 'on' : 'off'),
  })
  return { ...base, when, kind: 'toggle' }
}

function readToggle(bare: unknown): boolean | typeof unreadable {
  if (bare === undefined || bare === null || bare === '') return false
  const word = String(bare).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : unreadable
}
