import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Act three: rented rooms; the sub menu title is above the list of property. */
export const homeownersRenters = defineSection({
  page: 'HomeInsurance',
  section: 'Section_5',
  editor: 'Edit Renters Insurance Info',
  fields: {
    title: titleField('The rented rooms'),
    description: descriptionField(
      'Your landlord’s policy rebuilds the walls. It does not replace one thing of yours.\nRenters insurance does, for about what a pizza costs each month. It also pays for a place to stay, and for the neighbor’s ceiling when your tub runs over.\nIs it the other way around, and you own a house that you rent to others? We insure that, too, with a landlord policy. Your agent writes it.',
    ),
    subMenuTitle: text({
      label: 'Sub menu title',
      hint: 'The heading over the list below.',
      rules: [required('Please enter sub menu title!')],
      fallback: 'Yours, and covered',
    }),
    image: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/renters' }),
  },
})
