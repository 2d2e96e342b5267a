import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Why choose us. */
export const careersReasons = defineSection({
  page: 'Careers',
  section: 'Section_2',
  editor: 'Edit Why Choose Us',
  fields: {
    title: titleField('Why choose us'),
    description: text({
      label: 'Description',
      multiline: true,
      fallback: 'The same for everybody, from the mail room to the corner office. There is no corner office.',
    }),
    reasons: list({
      label: 'Reasons',
      noun: 'reason',
      item: {
        title: titleField(),
        description: descriptionField(),
        image: image({ label: 'Picture' }),
      },
      fallback: [
        {
          title: 'Home by supper',
          description: 'Forty hours means forty. In storm season we take turns, and each late week earns a free Friday.',
          image: '/art/e-home',
        },
        {
          title: 'Paid to learn',
          description: 'We pay for the license, the books and the exam, and the day off to sit it. Pass and your pay goes up.',
          image: '/art/e-student',
        },
        {
          title: 'Health from day one',
          description: 'Medical, dental and eyes for you and your family, with no waiting time. We pay most of it.',
          image: '/art/e-life',
        },
        {
          title: 'A slow, sure pension',
          description: 'We match what you save up to six percent. It is yours after two years.',
          image: '/art/e-annuities',
        },
        {
          title: 'Live where you live',
          description: 'Half of us work from kitchen tables in thirty towns. We meet in Sterling once a month, with pie.',
          image: '/art/e-agents',
        },
        {
          title: 'Five days for others',
          description: 'The fire hall, the school board, the food bank: five working days a year, paid, for a cause you choose.',
          image: '/art/e-windbreak',
        },
      ],
    }),
  },
})
