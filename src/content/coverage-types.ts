import { list } from '../fields/list.ts'
import type { Rule } from '../fields/field.ts'
import { text } from '../fields/text.ts'
import { listWire } from '../fields/wire.ts'
import { defineSection } from './section.ts'
import { descriptionField, titleField } from './title-and-description.ts'

type Types = {
  page: string
  section: string
  editor?: string
  label?: string
  /** How the properties of a row look in the wire shape. */
  rows?: 'plain' | 'valued'
  example?: readonly Rule<string>[]
  items: { title: string; description: string; example: string }[]
}

/** The kinds of coverage of a product, one tab each. Those of cars also have a picture and are declared by themselves. */
export function coverageTypes({
  page,
  section,
  editor = 'Edit Coverage Info',
  label = 'Kinds of coverage',
  rows = 'valued',
  example = [],
  items,
}: Types) {
  return defineSection({
    page,
    section,
    editor,
    wire: listWire('list'),
    fields: {
      items: list({
        label,
        noun: 'coverage',
        rows,
        item: {
          title: titleField(),
          description: descriptionField(),
          example: text({ label: 'Example', multiline: true, rules: example }),
        },
        fallback: items,
      }),
    },
  })
}
