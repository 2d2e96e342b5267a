import type { Rule } from '../fields/field.ts'
import { image } from '../fields/image.ts'
import { list } from '../fields/list.ts'
import { minLength, required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { listWire } from '../fields/wire.ts'
import { introduction } from './introduction.ts'
import { defineSection } from './section.ts'
import { titleField } from './title-and-description.ts'

type Head = { page: string; section: string; title: string; description: string }

/** The head of a product's discounts. */
export const discountsHead = (head: Head) => introduction({ ...head, editor: 'Edit Discounts Info', hint: '' })

type Types = {
  page: string
  section: string
  items: { title: string; description: string; src: string }[]
  /** What is asked of a description and of a picture, where that is less than usual. */
  description?: readonly Rule<string>[]
  picture?: readonly Rule<string>[]
}

const atLeast30 = minLength(30, 'description must be if of length above 30 characters')

/** The discounts of a product, three to a row. Those of farms differ in more: they lead on, and say other things when refused. */
export function discountTypes({
  page,
  section,
  items,
  description = [required('Please enter description!'), atLeast30],
  picture = [required('Please upload image!')],
}: Types) {
  return defineSection({
    page,
    section,
    editor: 'Edit Discount Types',
    wire: listWire('list'),
    fields: {
      items: list({
        label: 'Discounts',
        noun: 'discount',
        item: {
          title: titleField(),
          description: text({ label: 'Description', multiline: true, rules: description }),
          src: image({ label: 'Image', rules: picture }),
        },
        fallback: items,
      }),
    },
  })
}
