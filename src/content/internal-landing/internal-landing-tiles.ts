import { choice } from '../../fields/choice.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

const icons = {
  quote: 'Paper',
  pay: 'Card',
  user: 'Person',
  agent: 'Place',
  call: 'Phone',
  claim: 'Storm',
  horn: 'Horn',
  cart: 'Cart',
  search: 'Magnifier',
}

/** The three tools an agent opens first. */
export const internalLandingTiles = defineSection({
  page: 'Internal_Landing',
  section: 'Section_Tiles',
  editor: 'Edit Tiles',
  fields: {
    items: list({
      label: 'Tiles',
      noun: 'tile',
      item: {
        title: titleField(),
        description: text({ label: 'Description' }),
        icon: choice({ label: 'Icon', options: icons, as: 'select' }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
      },
      fallback: [
        { title: 'Producer Engage', description: 'Quote, bind, change', icon: 'user', link: 'https://engage.windbreak.example' },
        { title: 'Commissions Dashboard', description: 'Statements by month', icon: 'pay', link: 'https://commissions.windbreak.example' },
        { title: 'Start a Quote', description: 'For a customer in a hurry', icon: 'quote', link: address.quote },
      ],
    }),
  },
})
