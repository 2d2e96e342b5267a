import type { Field, Rule } from './field.ts'
import { readPicture, writePicture } from './picture-value.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface ImageField extends Field<string> {
  readonly kind: 'image'
  /** How many pixels wide it is to be, not to look blurred where it stands. */
  readonly sharpFrom: number
}

type Options = {
  label: string
  hint?: string
  rules?: readonly Rule<string>[]
  fallback?: string
  sharpFrom?: number
  when?: ImageField['when']
}

/**
 * A picture of this site: an uploaded one ("/media/…") or a drawn scene ("/art/…"), with what it shows and where it must not be
 * cut behind its address (picture-value.ts). Empty means none.
 */
export function image({ label, hint, rules = [], fallback = '', sharpFrom = 200, when }: Options): ImageField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    rules: [...rules, pictureOfThisSite, maxLength(1_500)],
    encode: (v) => v,
    read: readText,
    text: (v) => v,
  })
  const leaves: typeof base.leaves = (value, at) => [{ ...at, text: value, onPage: readPicture(value).path }]
  return { ...base, leaves, when, sharpFrom, kind: 'image' }
}

// A foreign address would tell another company about every visitor, and one of ours that is no picture would have each of them ask for it.
const pictureOfThisSite: Rule<string> = (value) =>
  value === '' || (ofThisSite.test(readPicture(value).path) && writePicture(readPicture(value)) === value)
    ? undefined
    : 'Please choose a picture that was uploaded here.'

const ofThisSite = /^\/(?:art|media)(?:\/[\w-][\w.-]*)+$/
