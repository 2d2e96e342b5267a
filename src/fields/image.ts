import type { Field, Rule } from './field.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface ImageField extends Field<string> {
  readonly kind: 'image'
}

type Options = { label: string; hint?: string; rules?: readonly Rule<string>[]; fallback?: string }

/** A picture of this site: an uploaded one ("/media/…") or a drawn scene ("/art/…"). Empty means none. */
export function image({ label, hint, rules = [], fallback = '' }: Options): ImageField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, pictureOfThisSite, maxLength(500)],
    encode: (v) => v,
    read: readText,
    text: (v) => v,
  })
  return { ...base, kind: 'image' }
}

// A foreign address would tell another company about every visitor, and one of ours that is no picture would have each of them ask for it.
const pictureOfThisSite: Rule<string> = (value) =>
  value === '' || /^\/(?:art|media)(?:\/[\w-][\w.-]*)+$/.test(value) ? undefined : 'Please choose a picture that was uploaded here.'
