import type { Field, Rule, unreadable } from './field.ts'

type Scalar = string | number | boolean

type Options<V> = {
  label: string
  hint?: string
  fallback: V
  blank: V
  rules: readonly Rule<V>[]
  encode(value: V): Scalar
  /** Reads the bare value; what is around it ({value, error}) is taken off before. */
  read(bare: unknown): V | typeof unreadable
  text(value: V): string
}

/** A field that holds one indivisible value: it is taken or fought over whole. */
export function scalar<V extends Scalar>(options: Options<V>): Field<V> {
  const { label, hint, fallback, blank, rules, encode, read, text } = options
  return {
    label,
    hint,
    fallback,
    blank,
    encode,
    decode: (wire) => read(unwrapped(wire)),
    check(value, siblings, path, saved) {
      for (const rule of rules) {
        const message = rule(value, siblings, saved?.siblings)
        if (message) return [{ path, message }]
      }
      return []
    },
    merge(base, theirs, mine, at) {
      if (mine === theirs || mine === base)
        return { value: theirs, conflicts: [], taken: theirs === base || mine === theirs ? [] : [{ ...at, from: 'theirs' }] }
      if (theirs === base) return { value: mine, conflicts: [], taken: [{ ...at, from: 'mine' }] }
      return { value: mine, conflicts: [{ ...at, base, theirs, mine }], taken: [] }
    },
    leaves: (value, at) => [{ ...at, text: text(value) }],
  }
}

/** Old clients store a value as itself, as {value, error} or as {value, action, type}. */
export function unwrapped(wire: unknown): unknown {
  return wire !== null && typeof wire === 'object' && !Array.isArray(wire) && 'value' in wire ? wire.value : wire
}
