import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** What to ask before signing. Beyond the source (docs/decisions/0005): nobody should buy one without these answers. */
export const annuitiesQuestions = defineSection({
  page: 'Annuities',
  section: 'Section_Questions',
  editor: 'Edit Annuity Questions',
  fields: {
    title: titleField('Sleep on it, then ask these four'),
    image: image({ label: 'Picture', fallback: '/art/annuities-night' }),
    questions: list({
      label: 'Questions',
      noun: 'question',
      item: {
        title: text({ label: 'Question', rules: [required('Please enter title!')] }),
        description: text({ label: 'Why it matters', multiline: true, rules: [required('Please enter description!')] }),
      },
      fallback: [
        {
          title: 'What does it cost to leave early?',
          description: 'Most annuities charge for taking money out in the first years. Ask for the table of charges, year by year.',
        },
        {
          title: 'Who makes the promise?',
          description: 'An annuity is as good as the company behind it. It is not a bank deposit, and no federal agency insures it.',
        },
        {
          title: 'What is left for my family?',
          description:
            'Some kinds stop when you do. Others pay on to your husband or wife, or return what was not used. The check is smaller then.',
        },
        {
          title: 'When is the tax due?',
          description:
            'On the growth, as you take it out. Before age 59½ there is usually a 10% federal penalty on top. Ask your tax preparer too.',
        },
      ],
    }),
  },
})
