import { group } from '../../fields/group.ts'
import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

type Words = { title: string; note: string; enter: string; link: string }

/** What every door says, and where it leads. */
const doorFields = ({ title, note, enter, link: to }: Words, hint?: string) => ({
  title: titleField(title),
  note: text({ label: 'Note', hint, multiline: true, fallback: note }),
  enter: text({ label: 'Button', rules: [required('Please enter button title!')], fallback: enter }),
  link: link({ label: 'Link', rules: [required('Please enter link!')], fallback: to }),
})

/** The doors of the site, one group each: they differ in make, so nobody moves or adds one. Beyond the source (docs/decisions/0005). */
export const chooserDoors = defineSection({
  page: 'Site_Chooser',
  section: 'Section_Doors',
  editor: 'Edit Doors',
  fields: {
    title: titleField('Which gate are you headed for?'),
    mutual: group({
      label: 'Insurance',
      fields: {
        ...doorFields({
          title: 'Mutual Insurance',
          note: 'Quotes, bills, claims and your agent.',
          enter: 'Go to insurance',
          link: address.home,
        }),
        picture: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/chooser' }),
      },
    }),
    search: group({
      label: 'Search',
      fields: {
        title: titleField('Search all'),
        note: text({ label: 'Note', multiline: true, fallback: 'Pages, agents, articles, answers and forms, in one list.' }),
      },
    }),
    golf: group({
      label: 'Golf',
      fields: {
        ...doorFields(
          {
            title: 'Golf Fundraiser',
            note: 'Eighteen holes for rural fire departments.',
            enter: 'Register or sponsor',
            link: address.golf,
          },
          'Day and place follow by themselves: they are the beginning of the tag line of the golf page.',
        ),
        picture: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/golf' }),
      },
    }),
    sales: group({
      label: 'Sales',
      fields: doorFields({
        title: 'Sales & Marketing',
        note: 'Templates, brochures and radio scripts for our agents.',
        enter: 'Open',
        link: address.sales,
      }),
    }),
    store: group({
      label: 'Store',
      fields: doorFields({
        title: 'Visit Store',
        note: 'Caps, jackets and gate signs with the three poplars.',
        enter: 'Shop',
        link: address.store,
      }),
    }),
  },
})
