import type { Field, Rule } from './field.ts'
import { inSections, type RichOffers } from './rich-allowed.ts'
import { holdsPicture, markedWords, plainWords } from './rich-words.ts'
import { maxLength } from './rules.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface RichTextField extends Field<string> {
  readonly kind: 'richText'
  /** The least number of characters people read, for the counter under the input; 0 when there is none. */
  readonly minimum: number
  /** What it may be made of. */
  readonly offers: RichOffers
}

type Options = {
  label: string
  hint?: string
  /** Judge the words people read, never the markup around them. */
  rules?: readonly Rule<string>[]
  /** HTML of the set that clean-rich-text.ts keeps, in its spelling. */
  fallback?: string
  /** What it may be made of; what sections have, where it says nothing. */
  offers?: RichOffers
}

/** Text with headings, lists, links and pictures, as HTML. The server cleans it when it is saved and again when it is shown. */
export function richText({ label, hint, rules = [], fallback = '', offers = inSections }: Options): RichTextField {
  const base = scalar<string>({
    label,
    hint,
    fallback,
    blank: '',
    // The length first: whatever is too long is not worth reading.
    rules: [maxLength(100_000), ...rules.map(onWords), ...(offers.figures ? [picturesSpeak] : [])],
    encode: (v) => v,
    read: readText,
    text: markedWords,
  })
  return {
    ...base,
    leaves: (value, at) => [{ ...at, text: markedWords(value), onPage: plainWords(value) }],
    kind: 'richText',
    offers,
    minimum: Math.max(0, ...rules.map((rule) => ('minimum' in rule ? Number(rule.minimum) : 0))),
  }
}

/** True when there is nothing to read and no picture to see, whatever empty paragraphs are there. */
export const isBlankRichText = (html: string) => !holdsPicture(html) && plainWords(html) === ''

// A picture without a word is something all the same; this is the character that means an object in text.
const onWords =
  (rule: Rule<string>): Rule<string> =>
  (html, siblings) =>
    rule(plainWords(html) || (holdsPicture(html) ? '\ufffc' : ''), siblings)

/** A picture that only decorates has an empty description; one without any was not thought of yet. */
const picturesSpeak: Rule<string> = (html) =>
  /<img(?![^<>]*\salt=)[^<>]*>/i.test(html) ? 'Please say what the picture shows, or that it only decorates.' : undefined
