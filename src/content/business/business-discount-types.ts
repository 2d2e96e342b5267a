import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** The discounts, three to a row; a picture is welcome, not needed. */
export const businessDiscountTypes = defineSection({
  page: 'Business',
  section: 'Section_6',
  editor: 'Edit Discount Types',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Discounts',
      noun: 'discount',
      item: {
        title: text({ label: 'Title', rules: [required('Please enter title!')] }),
        description: text({ label: 'Description', multiline: true, rules: [required('Please enter description!')] }),
        src: image({ label: 'Image' }),
      },
      fallback: [
        {
          title: 'One package',
          description: 'Building, contents and liability in one policy cost less than three apart.',
          src: '/art/e-business',
        },
        {
          title: 'Home and business together',
          description: 'Insure your own house and car with us as well, and each policy gets cheaper.',
          src: '/art/e-home',
        },
        {
          title: 'Watched around the clock',
          description: 'Sprinklers, a fire alarm or a burglar alarm that calls somebody.',
          src: '/art/e-lock',
        },
        {
          title: 'No claims',
          description: 'Three years without a claim lower the price, and every year after keeps it there.',
          src: '/art/e-windbreak',
        },
        {
          title: 'Careful drivers',
          description: 'A written driving policy, and a clean record for everyone who has the keys.',
          src: '/art/e-driver',
        },
        { title: 'Paid in full', description: 'Pay the year at once and skip the installment fee.', src: '/art/e-mailbox' },
      ],
    }),
  },
})
