import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { minLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'

/** The discounts, three to a row. */
export const homeownersDiscountTypes = defineSection({
  page: 'HomeInsurance',
  section: 'Section_8',
  editor: 'Edit Discount Types',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Discounts',
      noun: 'discount',
      item: {
        title: text({ label: 'Title', rules: [required('Please enter title!')] }),
        description: text({
          label: 'Description',
          multiline: true,
          rules: [required('Please enter description!'), minLength(30, 'description must be if of length above 30 characters')],
        }),
        src: image({ label: 'Image', rules: [required('Please upload image!')] }),
      },
      fallback: [
        {
          title: 'Home and auto together',
          description: 'Put the car in the same package. Both get cheaper, and they renew on the same day.',
          src: '/art/e-pair',
        },
        {
          title: 'A roof that shrugs off hail',
          description: 'Impact-rated shingles or metal, put on by a roofer who gives you the certificate.',
          src: '/art/e-repair',
        },
        {
          title: 'Alarms that call',
          description: 'Smoke, water or burglar alarms that tell somebody even when nobody is home.',
          src: '/art/e-lock',
        },
        {
          title: 'A newer house',
          description: 'Wiring, plumbing and heating from the last ten years, or brought up to date since.',
          src: '/art/e-home',
        },
        {
          title: 'No claims',
          description: 'Three quiet years lower the price. Every quiet year after that keeps it low.',
          src: '/art/e-windbreak',
        },
        {
          title: 'Fifty-five and better',
          description: 'Somebody is home more often when one of you is 55 or older, and it shows in the claims.',
          src: '/art/e-senior',
        },
      ],
    }),
  },
})
