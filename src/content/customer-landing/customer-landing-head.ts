import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The head of the customer's own page, and the three questions it answers. */
export const customerLandingHead = defineSection({
  page: 'Customer_Landing',
  section: 'Section_Head',
  editor: 'Edit Header',
  fields: {
    title: titleField('My account'),
    subTitle: text({
      label: 'Subtitle',
      multiline: true,
      fallback: 'What you owe, what you have paid, and who looks after you.',
    }),
    covered: text({ label: 'First question', rules: [required('Please enter question!')], fallback: 'Am I covered?' }),
    owed: text({ label: 'Second question', rules: [required('Please enter question!')], fallback: 'What do I owe?' }),
    through: text({ label: 'Third question', rules: [required('Please enter question!')], fallback: 'Did it go through?' }),
    note: text({
      label: 'Note',
      hint: 'Below the answers.',
      multiline: true,
      fallback: 'Your policy is the contract. If what stands here surprises you, call us: a person looks at it with you.',
    }),
  },
})
