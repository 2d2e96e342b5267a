import { unreadable, type Field, type Rule, type Siblings } from './field.ts'
import { scalar } from './scalar.ts'
import { readText } from './text.ts'

export interface ChoiceField<V extends string = string> extends Field<V> {
  readonly kind: 'choice'
  /** In the order they are offered. */
  readonly options: readonly { value: V; label: string }[]
  readonly as: 'radio' | 'select'
  /** Those of the options that go with the values beside it; all of them by default. */
  offered(siblings: Siblings): readonly { value: V; label: string }[]
  /** What the chosen option means, under the input. */
  meaning(value: V): string | undefined
}

type Options<V extends string> = {
  label: string
  hint?: string
  /** Stored value → what people read: {left: 'Picture on the left', right: 'Picture on the right'}. An option '' means "none yet". */
  options: { readonly [K in V]: string }
  /** What an option means, said while it is chosen. */
  meanings?: { readonly [K in V]?: string }
  /** False for an option that does not go with the values beside it: it is not offered. */
  fits?: (value: V, siblings: Siblings) => boolean
  when?: ChoiceField['when']
  /** Radio buttons by default while there are few. */
  as?: 'radio' | 'select'
  rules?: readonly Rule<V>[]
  /** The first option when it is not said. */
  fallback?: NoInfer<V>
}

/** One of a few fixed options. */
export function choice<V extends string>({
  label,
  hint,
  options,
  meanings = {},
  fits = () => true,
  when,
  as,
  rules = [],
  fallback,
}: Options<V>): ChoiceField<V> {
  const values = Object.keys(options) as V[]
  const usual = fallback ?? values[0]
  const base = scalar<V>({
    label,
    hint,
    fallback: usual,
    blank: usual,
    rules,
    encode: (v) => v,
    read(bare) {
      const word = readText(bare)
      if (word === unreadable) return unreadable
      // Old clients write Link, link or nothing at all.
      const same = values.find((value) => value === word) ?? values.find((value) => value.toLowerCase() === word.trim().toLowerCase())
      if (same !== undefined) return same
      return word.trim() === '' ? usual : unreadable
    },
    text: (v) => options[v] ?? v,
  })
  const all = values.map((value) => ({ value, label: options[value] }))
  return {
    ...base,
    when,
    // A choice is seen in how the page looks, not in its words.
    leaves: (value, at) => base.leaves(value, at).map((leaf) => ({ ...leaf, onPage: '' })),
    kind: 'choice',
    options: all,
    offered: (siblings) => all.filter(({ value }) => fits(value, siblings)),
    meaning: (value) => meanings[value],
    as: as ?? (values.length > 4 ? 'select' : 'radio'),
  }
}
