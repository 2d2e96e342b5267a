import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The doors for whoever did not come to sign in. Beyond the source (docs/decisions/0005). */
export const loginTiles = defineSection({
  page: 'Login',
  section: 'Section_Tiles',
  editor: 'Edit Tiles',
  fields: {
    title: titleField('Here for something else?'),
    items: list({
      label: 'Tiles',
      noun: 'tile',
      item: {
        title: titleField(),
        note: text({ label: 'Note', hint: 'A short line under the title. It may stay empty.' }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
        picture: image({ label: 'Picture', rules: [required('Please select picture!')] }),
      },
      fallback: [
        { title: 'Farm & Ranch', note: 'Barns, balers, bulls', link: address.farm, picture: '/art/e-farm' },
        { title: 'Auto', note: 'Pickups and family cars', link: address.auto, picture: '/art/e-auto' },
        { title: 'Home', note: 'The house and what’s in it', link: address.homeowners, picture: '/art/e-home' },
        { title: 'Business', note: 'Shops, trades, offices', link: address.business, picture: '/art/e-business' },
      ],
    }),
  },
})
