import { unreadable, type Field } from './field.ts'
import { scalar } from './scalar.ts'

export interface ToggleField extends Field<boolean> {
  readonly kind: 'toggle'
}

type Options = { label: string; hint?: string; fallback?: boolean; as?: 'text' | 'number' }

/** On or off. In the wire shape the text "true" or "false", or 1 or 0 with `as: 'number'`. */
export function toggle({ label, hint, fallback = false, as = 'text' }: Options): ToggleField {
  const base = scalar<boolean>({
    label,
    hint,
    fallback,
    blank: false,
    rules: [],
    encode: (on) => (as === 'number' ? Number(on) : String(on)),
    read: readToggle,
    text: (on) => (on ? 'on' : 'off'),
  })
  return { ...base, kind: 'toggle' }
}

function readToggle(bare: unknown): boolean | typeof unreadable {
  if (bare === undefined || bare === null || bare === '') return false
  const word = String(bare).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : unreadable
}
