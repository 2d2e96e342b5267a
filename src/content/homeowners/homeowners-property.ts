import { list } from '../../fields/list.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { titleField } from '../title-and-description.ts'

/** What renters own, in columns of five. */
export const homeownersProperty = defineSection({
  page: 'HomeInsurance',
  section: 'Section_6',
  editor: 'Edit Personal Property',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Personal property',
      noun: 'thing',
      rows: 'string',
      item: { title: titleField() },
      fallback: [
        { title: 'Furniture and rugs' },
        { title: 'Clothes and boots' },
        { title: 'Phones and computers' },
        { title: 'Televisions and games' },
        { title: 'Pots, pans and dishes' },
        { title: 'Bikes and skis' },
        { title: 'Tools' },
        { title: 'Books and records' },
        { title: 'Musical instruments' },
        { title: 'What is in the freezer' },
      ],
    }),
  },
})
