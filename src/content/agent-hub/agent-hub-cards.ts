import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { dataWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { defineSection } from '../section.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'

/** The three icon cards: always three, each in its place. */
export const agentHubCards = defineSection({
  page: hubPageName,
  section: 'Section_1',
  editor: 'Edit Section 1',
  wire: dataWire('items'),
  fields: {
    items: list({
      label: 'Cards',
      hint: 'Pick one of the three.',
      noun: 'card',
      fixed: true,
      item: {
        // Says which of the three it is; old clients choose it first, here it is the row one opens.
        section: text({ label: 'Section', rules: [required('Please select a section')], when: () => false }),
        title: text({ label: 'Title', rules: [required('Please enter a title')] }),
        sectionTitle: text({ label: 'Line below the title' }),
        link: link({ label: 'Link' }),
        hasToken: toggle({ label: 'Send token', hint: 'The link is opened with a token that says who is signed in.', as: 'boolean' }),
        imageUrl: image({ label: 'Image' }),
      },
      nameOf: ({ title, section }) => title.trim() || section,
      fallback: [
        {
          section: 'Section 1',
          title: 'Inbox',
          sectionTitle: 'Leads and messages, in the order they were promised an answer',
          link: address.inbox,
          hasToken: false,
          imageUrl: '/art/e-mailbox',
        },
        {
          section: 'Section 2',
          title: 'Rating desk',
          sectionTitle: 'Quote, bind and change; you are signed in there already',
          link: 'https://rating.windbreak.example',
          hasToken: true,
          imageUrl: '/art/e-farm',
        },
        {
          section: 'Section 3',
          title: 'Claims desk',
          sectionTitle: '(970) 555-0111, day and night',
          link: 'tel:+19705550111',
          hasToken: false,
          imageUrl: '/art/e-claims',
        },
      ],
    }),
  },
})
