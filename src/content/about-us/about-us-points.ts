import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { dataWire } from '../../fields/wire.ts'

/** How the mission looks on a working day: a point, and what it means. */
export const aboutUsPoints = defineSection({
  page: 'AboutUs',
  section: 'Section_2_v2',
  editor: 'Edit Insurance Message',
  wire: dataWire('items'),
  fields: {
    items: list({
      label: 'Points',
      noun: 'point',
      item: {
        point: text({ label: 'Point', rules: [required('Please enter point')] }),
        para: text({ label: 'Description', multiline: true, rules: [required('Please enter Description')] }),
      },
      fallback: [
        {
          point: 'A person picks up',
          para: 'Your agent first, then the office in Sterling. You say your name once, and the next person already knows it.',
        },
        {
          point: 'The money stays home',
          para: 'Premiums pay claims, wages and the lights. What is left goes into the rainy-day fund, and then back to the members.',
        },
        {
          point: 'No is said in plain words',
          para: 'If something is not covered, we say so on the phone and show you the line in the policy. Then we tell you what you can do.',
        },
        {
          point: 'We would rather it never happened',
          para: 'We walk the yard before fire season and look at the roof before hail season. A good downspout is cheaper than a claim, for both of us.',
        },
      ],
    }),
  },
})
