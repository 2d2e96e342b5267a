import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** The options, in columns of five, under a title of their own. */
export const businessPoints = defineSection({
  page: 'Business',
  section: 'Section_4',
  editor: 'Edit Business Points',
  wire: listWire('list'),
  fields: {
    coverageTitle: text({ label: 'List title', hint: 'Stands above the list.', fallback: 'Pick what fits' }),
    items: list({
      label: 'Options',
      noun: 'option',
      rows: 'valued',
      item: { point: text({ label: 'Point', rules: [required('Please enter point')] }) },
      fallback: [
        { point: 'Outdoor signs' },
        { point: 'Money on the premises and on the road' },
        { point: 'Employee theft' },
        { point: 'Spoiled food after a power cut' },
        { point: 'Broken equipment and boilers' },
        { point: 'Customer property in your care' },
        { point: 'Data breach response' },
        { point: 'Water backing up from a drain' },
        { point: 'Tools that travel to the job' },
        { point: 'Hired and borrowed vehicles' },
        { point: 'Claims by employees' },
        { point: 'Professional mistakes' },
        { point: 'Goods on their way to you' },
        { point: 'Rebuilding to today’s code' },
        { point: 'Unpaid invoices lost in a fire' },
      ],
    }),
  },
})
