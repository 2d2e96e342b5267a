import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What can be counted. A figure at the start of a title is set large. */
export const aboutFigures = defineSection({
  page: 'About',
  section: 'Section_3',
  editor: 'Edit Figures',
  fields: {
    title: titleField('What can be counted'),
    description: text({
      label: 'Description',
      multiline: true,
      fallback: 'Most of what matters cannot be put in a table. These few things can, so you may hold us to them.',
    }),
    figures: list({
      label: 'Figures',
      noun: 'figure',
      item: {
        title: text({ label: 'Title', hint: 'Begin with the figure: “31 founders”.', rules: [required('Please enter title!')] }),
        description: descriptionField(),
      },
      fallback: [
        { title: '31 founders', description: 'Their names hang in the hall. Grandchildren of nineteen of them are members today.' },
        {
          title: '0 shareholders',
          description: 'There is no stock to buy. Each member has one vote at the annual meeting, large farm or small flat.',
        },
        { title: '3 business days', description: 'The longest we let a new claim wait before a person calls you about it.' },
        { title: '1 state', description: 'We insure Colorado and nothing else, so we know which side of the hill gets the hail.' },
      ],
    }),
  },
})
