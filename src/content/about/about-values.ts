import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The values, each at its hour of the day. */
export const aboutValues = defineSection({
  page: 'About',
  section: 'Section_2',
  editor: 'Edit Values',
  fields: {
    values: list({
      label: 'Values',
      noun: 'value',
      item: {
        title: titleField(),
        moment: text({ label: 'Time of day', hint: 'A short line above the title. It may stay empty.' }),
        description: descriptionField(),
        example: text({ label: 'Example', multiline: true }),
        image: image({ label: 'Picture', rules: [required('Please upload image!')] }),
      },
      fallback: [
        {
          title: 'Stewardship',
          moment: 'First light',
          description:
            'The money in this company was earned in fields and shops, and it is only lent to us. We spend it as if its owner were standing at the desk, because on most mornings one of them is.\nWe keep enough put by for two bad hail years in a row. We fix the roof before we paint the sign.',
          example: 'In 2019 the board looked at a new headquarters. It bought a second generator, and kept the linoleum.',
          image: '/art/stewardship',
        },
        {
          title: 'Relationships',
          moment: 'A little after noon',
          description:
            'Insurance is a promise between people who may not need each other for twenty years. It only works if they would know each other in the grocery store.\nSo agents stay in their towns, and a claim keeps the same person from the first call to the last check.',
          example: 'Rosa Medina has been the voice on the claims line since 1998. She still asks about the dog first.',
          image: '/art/relationships',
        },
        {
          title: 'Action',
          moment: 'When the sky turns green',
          description:
            'Nobody remembers what an insurer said in May. They remember who came in June. When a storm is on the way we fill the trucks, call in the retired adjusters and put the coffee on.\nWe call you back within three business days, and sooner after a big storm.',
          example: 'The night hail crossed four counties, the first adjuster was knocking on doors at ten past six in the morning.',
          image: '/art/action',
        },
      ],
    }),
  },
})
