import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The kinds of coverage, one tab each. */
export const autoCoverageTypes = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_2',
  editor: 'Edit Coverage Info',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Kinds of coverage',
      noun: 'coverage',
      item: {
        title: titleField(),
        description: descriptionField(),
        example: text({ label: 'Example', multiline: true }),
        picture: image({ label: 'Picture', hint: 'It stands beside the example.' }),
      },
      fallback: [
        {
          title: 'Liability',
          description:
            'Pays for the other person: their car, their fence, their hospital bill, and the lawyer if it comes to that. Colorado asks every driver for at least $25,000 for one person, $50,000 for everyone hurt and $15,000 for damage. We usually suggest more, because a new pickup costs more.',
          example:
            'You slide through a stop sign on packed snow and push a neighbor’s SUV into their gate. Liability pays for the SUV, the gate and the sore neck.',
          picture: '/art/e-cars',
        },
        {
          title: 'Collision',
          description:
            'Pays to fix your own car after it hits something, or something hits it, whoever was at fault. You choose the deductible: the part you pay first.',
          example: 'You back the flatbed into the only light pole for two miles. Collision fixes the flatbed; you pay the deductible.',
          picture: '/art/e-auto',
        },
        {
          title: 'Other than collision',
          description:
            'Hail, fire, theft, flood, a cracked windshield, and whatever walks out of the borrow ditch at dusk. Some people call it comprehensive.',
          example:
            'A mule deer meets your grille on a county road in November. In insurance words that is not a collision. It is paid here.',
          picture: '/art/e-claims',
        },
        {
          title: 'Uninsured motorist',
          description:
            'Not everyone on the road carries insurance, and some carry too little. This pays for you and your passengers when one of them is the driver who hits you.',
          example: 'A driver with no policy runs a red light. Your medical bills are paid as if they had insured themselves properly.',
          picture: '/art/e-driver',
        },
        {
          title: 'Medical payments',
          description:
            'Pays doctor bills for everyone in your car, no matter who caused the accident. Colorado policies start with $5,000 unless you tell us no in writing.',
          example: 'Your daughter’s friend breaks a wrist in the back seat. The first $5,000 is paid before anyone talks about fault.',
          picture: '/art/e-student',
        },
      ],
    }),
  },
})
