import { unreadable, type Field, type Json } from './field.ts'
import { isTooDeep } from './is-too-deep.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { blankOf, checkRecord, decodeRecord, encodeRecord, fallbackOf, leavesOf, mergeRecord } from './record.ts'

export interface GroupField<F extends Fields = Fields> extends Field<RecordOf<F>> {
  readonly kind: 'group'
  readonly fields: F
}

type Options<F extends Fields> = {
  label: string
  hint?: string
  fields: F
  /** Properties old clients expect beside ours, always the same, such as {error: ''}. */
  also?: { [key: string]: Json }
}

/** Fields that belong together and are one object in the wire shape. */
export function group<F extends Fields>({ label, hint, fields, also = {} }: Options<F>): GroupField<F> {
  return {
    kind: 'group',
    label,
    hint,
    fields,
    fallback: fallbackOf(fields),
    blank: blankOf(fields),
    encode: (value) => ({ ...encodeRecord(fields, value), ...also }),
    decode(wire, absent = blankOf(fields)) {
      const object = readObject(wire)
      if (object === unreadable) return unreadable
      const { value, lost } = decodeRecord(fields, object, absent)
      return lost.length > 0 ? unreadable : value
    },
    check: (value, _siblings, path, saved) => checkRecord(fields, value, `${path}.`, saved?.value),
    merge: (base, theirs, mine, at) => mergeRecord(fields, base, theirs, mine, at),
    leaves: (value, at) => leavesOf(fields, value, at),
  }
}

/** An object, or JSON text of one. */
export function readObject(wire: unknown): object | typeof unreadable {
  const value = typeof wire === 'string' ? parseJson(wire) : wire
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : unreadable
}

/** The value of JSON text, or undefined when it is none anybody means. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
