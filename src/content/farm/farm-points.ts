import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** The options, in columns of six. */
export const farmPoints = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_4',
  editor: 'Edit Coverage Points',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Options',
      noun: 'option',
      rows: 'valued',
      item: { point: text({ label: 'Point', rules: [required('Please enter point')] }) },
      fallback: [
        { point: 'Wind and hail on growing crops' },
        { point: 'Center pivots' },
        { point: 'Borrowed and rented machinery' },
        { point: 'Spray drift' },
        { point: 'Custom harvesting for others' },
        { point: 'Hired hands and seasonal help' },
        { point: 'Horses boarded for others' },
        { point: 'Hunting leases' },
        { point: 'Roadside stands and farm tours' },
        { point: 'Grain and cattle on the road' },
        { point: 'Wells, pumps and power poles' },
        { point: 'Fences and cattle guards' },
        { point: 'Lost income after a fire' },
        { point: 'Breakdown of milk and feed equipment' },
        { point: 'Working dogs' },
        { point: 'Drones' },
        { point: 'Identity theft' },
        { point: 'An umbrella over all of it' },
      ],
    }),
  },
})
