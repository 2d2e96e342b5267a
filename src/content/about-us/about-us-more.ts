import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The pages about the company, one list for all of them: each page shows the others. Beyond the source (docs/decisions/0005): the header names only one. */
export const aboutUsMore = defineSection({
  page: 'AboutUs',
  section: 'Section_More',
  editor: 'Edit More About Us',
  fields: {
    title: titleField('More about us'),
    pages: list({
      label: 'Pages',
      hint: 'These stand at the end of every page about the company; the page itself is left out.',
      noun: 'page',
      item: {
        title: titleField(),
        description: text({ label: 'Description' }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
      },
      fallback: [
        { title: 'About us', description: 'Our mission, and seventy-some years of weather.', link: address.aboutUs },
        { title: 'What we stand for', description: 'Stewardship, relationships, action: one working day.', link: address.aboutCompany },
        { title: 'Our community', description: 'Food banks, fire halls, and a day for your old papers.', link: address.community },
        { title: 'The federation', description: 'The growers we grew up with, and how to join them.', link: address.federation },
        { title: 'Careers', description: 'Eight departments, one coffee pot.', link: address.careers },
      ],
    }),
  },
})
