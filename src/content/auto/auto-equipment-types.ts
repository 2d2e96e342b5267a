import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** Kinds of equipment, in columns. */
export const autoEquipmentTypes = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_10',
  editor: 'Edit Coverage Points',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Kinds of equipment',
      noun: 'kind',
      item: { title: text({ label: 'Title', rules: [required('Please enter point')] }) },
      fallback: [
        { title: 'Toolboxes and racks' },
        { title: 'Snowplows' },
        { title: 'Winches and hoists' },
        { title: 'Flatbeds and stake sides' },
        { title: 'Toppers and campers' },
        { title: 'Custom wheels' },
        { title: 'Two-way radios' },
        { title: 'Wheelchair lifts' },
        { title: 'Light bars' },
        { title: 'Brush guards' },
      ],
    }),
  },
})
