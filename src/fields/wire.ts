import { unreadable, type Json } from './field.ts'
import { parseJson, readObject } from './group.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { encodeRecord } from './record.ts'

/** What a field says on the calls beside its value, where somebody said it: {title: {action: "openModal"}}. */
export type Marks = { readonly [field: string]: { readonly action?: string; readonly type?: string } }

/** How a section's content looks on the /api/cms calls (docs/spec/sections.json, "wire"). */
export interface Wire {
  write<F extends Fields>(fields: F, content: RecordOf<F>, marks?: Marks): Json
  /** The named values, still to be decoded field by field; undefined when the shape cannot be read at all. */
  read(wire: unknown): object | undefined
  /** What the fields say beside their values, but for what `write` says by itself. */
  readMarks?(fields: Fields, wire: unknown): Marks
}

/** An object of editable fields, each {value, action, type}; groups and lists hold JSON text in their value. */
export function fieldsWire(): Wire {
  return {
    write(fields, content, marks = {}) {
      const encoded = Object.entries(encodeRecord(fields, content))
      return Object.fromEntries(encoded.map(([name, value]) => [name, { value: asText(value), ...ownMarks(fields, name), ...marks[name] }]))
    },
    read(wire) {
      const object = readObject(wire)
      if (object === unreadable) return undefined
      return Object.fromEntries(Object.entries(object).map(([name, field]) => [name, valueOf(field)]))
    },
    readMarks(fields, wire) {
      const object = readObject(wire)
      if (object === unreadable) return {}
      return Object.fromEntries(
        Object.keys(fields).flatMap((name) => {
          const said = Object.entries(ownMarks(fields, name)).flatMap(([mark, own]) => {
            const field = (object as Record<string, unknown>)[name]
            const word: unknown = field !== null && typeof field === 'object' ? (field as Record<string, unknown>)[mark] : undefined
            // As in a text (text.ts): no database takes these.
            return typeof word === 'string' && word !== own ? [[mark, word.replaceAll('\0', '').toWellFormed()]] : []
          })
          return said.length > 0 ? [[name, Object.fromEntries(said)]] : []
        }),
      )
    },
  }
}

/** {list: {value: '<JSON text>'}}: the list called `items` under `name`, fields beside it are saved beside it. */
export function listWire(name: 'list' | 'detailsList'): Wire {
  return {
    write(fields, content) {
      const { items, ...beside } = encodeRecord(fields, content)
      return { [name]: { value: JSON.stringify(items) }, ...beside }
    },
    read(wire) {
      const object = readObject(wire)
      if (object === unreadable || !(name in object)) return undefined
      const { [name]: rows, ...beside } = object as Record<string, unknown>
      return { ...beside, items: valueOf(rows) }
    },
  }
}

/** {data: {value: '<JSON text>'}} of a list that holds one object of fields; the object alone is read too. */
export function dataRowWire(): Wire {
  const plain = dataWire()
  return {
    write: (fields, content) => ({ data: { value: JSON.stringify([encodeRecord(fields, content)]) } }),
    read(wire) {
      const object = readObject(wire)
      if (object === unreadable || !('data' in object)) return undefined
      const value = valueOf(object.data)
      const rows = typeof value === 'string' ? parseJson(value) : value
      if (!Array.isArray(rows)) return plain.read(object)
      return rows.length === 1 ? plain.read({ data: { value: rows[0] } }) : undefined
    },
  }
}

/** {data: {value: '<JSON text>'}} of an object of fields, or of the one list `field`. */
export function dataWire(field?: string): Wire {
  return {
    write(fields, content) {
      const encoded = encodeRecord(fields, content)
      return { data: { value: JSON.stringify(field ? encoded[field] : encoded) } }
    },
    read(wire) {
      const object = readObject(wire)
      if (object === unreadable || !('data' in object)) return undefined
      if (field) return { [field]: valueOf(object.data) }
      const data = readObject(valueOf(object.data))
      return data === unreadable ? undefined : data
    },
  }
}

const asText = (value: Json): Json => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value)
const wireType = (kind: string) => (kind === 'group' || kind === 'list' ? 'json' : kind)
/** What a field says of itself while nobody says anything else. */
const ownMarks = (fields: Fields, name: string) => ({ action: '', type: wireType(fields[name].kind) })
const valueOf = (wire: unknown): unknown =>
  wire !== null && typeof wire === 'object' && !Array.isArray(wire) && 'value' in wire ? wire.value : wire
