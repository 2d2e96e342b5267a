import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The two organizations by their marks. */
export const federationLogos = defineSection({
  page: 'Federation',
  section: 'Section_3',
  editor: 'Edit Logos',
  fields: {
    title: titleField('Read more from them'),
    logos: list({
      label: 'Logos',
      noun: 'logo',
      item: {
        name: text({ label: 'Name', rules: [required('Please enter title!')] }),
        description: text({ label: 'Description' }),
        image: image({ label: 'Logo', rules: [required('Please upload image!')] }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
      },
      fallback: [
        {
          name: 'Plains & Peaks Growers’ Federation',
          description: 'The meeting, the news from the statehouse, and the county boards.',
          image: '/art/m-growers',
          link: 'https://plainsandpeaks.example/',
        },
        {
          name: 'Young Growers League',
          description: 'Ages 14 to 30: show rings, internships and the winter school.',
          image: '/art/m-young-growers',
          link: 'https://younggrowers.example/',
        },
      ],
    }),
  },
})
