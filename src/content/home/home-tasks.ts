import { choice } from '../../fields/choice.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The card of errands over the hero. Beyond the source (docs/decisions/0005). */
export const homeTasks = defineSection({
  page: '360_Home',
  section: 'Section_Tasks',
  editor: 'Edit Tasks',
  fields: {
    title: titleField('What do you need today?'),
    items: list({
      label: 'Tasks',
      noun: 'task',
      item: {
        title: titleField(),
        note: text({ label: 'Note', hint: 'A short line under the title. It may stay empty.' }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
        icon: choice({
          label: 'Icon',
          options: { quote: 'A sheet of paper', pay: 'A card', claim: 'A cloud with lightning', agent: 'A pin on the map' },
          as: 'select',
        }),
      },
      fallback: [
        { icon: 'quote', link: address.quote, title: 'Get a quote', note: 'About four minutes' },
        { icon: 'pay', link: `${address.home}#pay`, title: 'Pay a bill', note: 'No sign-in needed' },
        { icon: 'claim', link: address.claims, title: 'Start a claim', note: 'Day or night, to a person' },
        { icon: 'agent', link: address.findAnAgent, title: 'Find an agent', note: 'One near you, by name' },
      ],
    }),
  },
})
