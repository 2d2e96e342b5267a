import type { Dice } from './editing-dice.ts'

/** A schema as the description of the calls has it. */
export type Schema = { [word: string]: unknown }

const numbers = [0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 9e15, 1e308, -0]
const words = [
  '',
  ' ',
  'a',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  'İıßﬁ',
  '😀'.repeat(50),
  'é'.normalize('NFD').repeat(30),
  '%00%0a',
  '../../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'x'.repeat(300),
  'x'.repeat(10_001),
  '-1',
  'NaN',
  '1e999',
  '2026-02-30',
  'javascript:alert(1)',
  'windbreak',
  'WINDBREAK',
  'constructor',
  '__proto__',
]
const anything = () => [null, true, false, [], {}, [[[[[[]]]]]], ...numbers, ...words]

/** A word that programs stumble over. */
export const oddWord = (roll: Dice): string => oneOf(roll, words)

/** One of them, each as likely as the others. */
export const oneOf = <T>(roll: Dice, all: readonly T[]): T => all[Math.floor(roll() * all.length)]

/** Something that fits the schema, as well as a schema tells. */
export function fitting(schema: Schema, roll: Dice, known: Record<string, readonly unknown[]>, name = '', depth = 0): unknown {
  if (name in known && roll() < 0.9) return oneOf(roll, known[name])
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return oneOf(roll, schema.enum)
  const some = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (some) return fitting(oneOf(roll, some), roll, known, name, depth)
  const type = Array.isArray(schema.type) ? oneOf(roll, schema.type as string[]) : schema.type
  if (type === 'object' && depth < 6) return fittingObject(schema, roll, known, depth)
  if (type === 'array')
    return Array.from({ length: depth > 4 ? 0 : Math.floor(roll() * 3) }, () =>
      fitting((schema.items ?? {}) as Schema, roll, known, name, depth + 1),
    )
  if (type === 'string')
    return oneOf(roll, ['windbreak', 'Footer', 'Section_1', 'ellie.brandt@mail.example', 'A barn by the river', '80751', 'quote'])
  if (type === 'integer' || type === 'number') return Math.max(Number(schema.minimum ?? 0), Math.floor(roll() * 3))
  if (type === 'boolean') return roll() < 0.5
  if (type === 'null') return null
  return oneOf(roll, anything())
}

function fittingObject(schema: Schema, roll: Dice, known: Record<string, readonly unknown[]>, depth: number): object {
  const required = (schema.required ?? []) as string[]
  const parts = Object.entries((schema.properties ?? {}) as Record<string, Schema>).filter(
    ([name]) => required.includes(name) || roll() < 0.6,
  )
  return Object.fromEntries(parts.map(([name, part]) => [name, fitting(part, roll, known, name, depth + 1)]))
}

/** The same, broken in one way at one place; as text, since not all of it is JSON. */
export function broken(value: unknown, roll: Dice): string {
  const how = roll()
  const text = JSON.stringify(value ?? {}) ?? '{}'
  if (how < 0.08) return text.slice(0, Math.floor(roll() * text.length))
  if (how < 0.12) return `${text}${oneOf(roll, ['}', ',{}', '\u0000', '//'])}`
  if (how < 0.16) return '['.repeat(2000)
  if (how < 0.2) return text.replace(/^\{/, '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},')
  return JSON.stringify(changed(value, roll)) ?? 'null'
}

function changed(value: unknown, roll: Dice): unknown {
  if (Array.isArray(value) && value.length > 0 && roll() < 0.8) {
    if (roll() < 0.1) return Array.from({ length: 1001 }, () => value[0] as unknown)
    const at = Math.floor(roll() * value.length)
    return value.with(at, changed(value[at], roll))
  }
  if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
    const names = Object.keys(value)
    if (names.length > 0 && roll() < 0.85) {
      const name = oneOf(roll, names)
      const { [name]: part, ...rest } = value as Record<string, unknown>
      return roll() < 0.15 ? rest : { ...rest, [name]: changed(part, roll) }
    }
    return roll() < 0.5 ? { ...value, [oneOf(roll, words) || 'more']: oneOf(roll, anything()) } : oneOf(roll, anything())
  }
  return oneOf(roll, anything())
}
