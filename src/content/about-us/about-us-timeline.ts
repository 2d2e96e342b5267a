import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { dataWire } from '../../fields/wire.ts'

/** The years that mattered, oldest first; cards are left and right in turn. */
export const aboutUsTimeline = defineSection({
  page: 'AboutUs',
  section: 'Section_5_v6',
  editor: 'Edit Timeline',
  wire: dataWire('items'),
  fields: {
    items: list({
      label: 'Timeline',
      noun: 'year',
      item: {
        title: text({ label: 'Title', rules: [required('Please enter Title')] }),
        subTitle: text({ label: 'Description', multiline: true, rules: [required('Please enter Description')] }),
        year: text({ label: 'Year', rules: [required('Please enter year')] }),
      },
      fallback: [
        {
          title: 'A coffee can in a feed store',
          subTitle: 'Thirty-one wheat farmers put in forty dollars each. The seed man kept the can, and a school notebook for the names.',
          year: '1948',
        },
        {
          title: 'The first hard July',
          subTitle: 'Nine minutes of hail took a third of the wheat we had promised to stand behind. Every claim was paid by Thanksgiving.',
          year: '1951',
        },
        {
          title: 'A roof as well as a crop',
          subTitle:
            'Members asked about the barns, and then about the houses. We wrote our first fire and wind policies at kitchen tables.',
          year: '1957',
        },
        {
          title: 'Poplar Row',
          subTitle:
            'The office moved out of the feed store. The first thing the staff did was plant trees along the north side of the lot.',
          year: '1966',
        },
        {
          title: 'Pickups, then the family car',
          subTitle: 'A truck that hauls wheat on Friday takes children to school on Monday. One policy began to cover both.',
          year: '1974',
        },
        {
          title: 'Main Street',
          subTitle: 'The hardware store, the diner and the dentist had been asking for years. We said yes, and learned to read a lease.',
          year: '1989',
        },
        {
          title: 'The dry summer',
          subTitle:
            'Grass fires came to the edge of four towns. Our people slept in the office, and began the yard walks we still do every spring.',
          year: '2002',
        },
        {
          title: 'A tow truck at any hour',
          subTitle:
            'A member sat six hours on a county road in January. The next winter we opened the roadside line, and it has not closed since.',
          year: '2015',
        },
        {
          title: 'The same company, in your pocket',
          subTitle:
            'Pay, claim or find your agent from the cab of a truck. The phone still rings in Sterling, and a person still picks up.',
          year: '2026',
        },
      ],
    }),
  },
})
