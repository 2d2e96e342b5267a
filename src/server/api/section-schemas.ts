import type { AnySection } from '../../content/section.ts'
import type { AnyField } from '../../fields/kinds.ts'
import { blankOf } from '../../fields/record.ts'

type Words = { title?: string; description?: string }
type Plain = 'object' | 'string' | 'number' | 'boolean' | 'null'
type Schema = Words & ({ type: 'array'; items: Schema } | { type: Plain; properties?: Record<string, Schema> })

/** What OpenAPI takes as a name: "Farm&Ranch", "Section_2" → "Farm_Ranch.Section_2". */
export const schemaName = ({ page, section }: AnySection) => `${page}.${section}`.replaceAll(/[^\w.-]/g, '_')

/** The wire shape of a section as the OpenAPI description shows it: from the declaration and nothing else. */
export function describeSection(section: AnySection): Schema {
  const { page, section: name, editor, fields, fallback } = section
  const messages = section.check({ ...fallback, ...blankOf(fields) }).map(({ path, message }) => `${path}: ${message}`)
  const asked = messages.length > 0 ? ` What must not be empty says, in this order: ${messages.join('; ')}.` : ''
  const shape = shapeOf(section.toWire(fallback))
  for (const [field, schema] of Object.entries('properties' in shape ? (shape.properties ?? {}) : {})) {
    const declared = fields[field] as AnyField | undefined
    if (declared) schema.description = `${declared.label} (${declared.kind})`
  }
  return { title: editor, description: `The content of page "${page}", section "${name}".${asked}`, ...shape }
}

/** The shape of a value, without the value. */
function shapeOf(value: unknown): Schema {
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? shapeOf(value[0]) : { type: 'object' } }
  if (value === null || typeof value !== 'object') return { type: value === null ? 'null' : (typeof value as Plain) }
  return { type: 'object', properties: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)])) }
}
