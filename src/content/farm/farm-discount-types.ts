import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { minLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The discounts, three to a row; one with a link leads there. */
export const farmDiscountTypes = defineSection({
  page: 'Farm&Ranch',
  section: 'Section_6',
  editor: 'Edit Discount Types',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Discounts',
      noun: 'discount',
      item: {
        title: titleField(),
        description: text({
          label: 'Description',
          multiline: true,
          rules: [required('Please enter description!'), minLength(31, 'Please enter description of at least 40 characters!')],
        }),
        src: image({ label: 'Image', rules: [required('Please upload a image*')] }),
        url: link({ label: 'Link' }),
      },
      fallback: [
        {
          title: 'Farm and auto together',
          description: 'Pickups, grain trucks and the family car with us, and the whole lot gets cheaper.',
          src: '/art/e-auto',
          url: address.auto,
        },
        {
          title: 'Larger deductibles',
          description: 'Carry the small losses yourself, and pay a good deal less for the large ones.',
          src: '/art/e-other',
          url: '',
        },
        {
          title: 'New wiring, clean shops',
          description: 'Buildings rewired in the last ten years, fuel kept apart, extinguishers where hands reach.',
          src: '/art/e-call',
          url: '',
        },
        {
          title: 'No claims',
          description: 'Three years without a claim lower the price, and the years after keep it there.',
          src: '/art/e-windbreak',
          url: '',
        },
        {
          title: 'A trained crew',
          description: 'Safety courses for everyone who drives a tractor or handles stock on your place.',
          src: '/art/e-life',
          url: '',
        },
        {
          title: 'Paid after harvest',
          description: 'Pay the year at once, when the wheat check comes, and skip the installment fee.',
          src: '/art/e-crop',
          url: '',
        },
      ],
    }),
  },
})
