import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** How an account is linked, and what is said while none is. */
export const customerLandingLink = defineSection({
  page: 'Customer_Landing',
  section: 'Section_Link',
  editor: 'Edit Link an Account',
  fields: {
    emptyTitle: text({ label: 'Title without an account', rules: [required('Please enter title!')], fallback: 'Begin with your bill' }),
    title: titleField('Link another account'),
    description: descriptionField(
      'Have one bill at hand. Its account number and the ZIP code it goes to show us that the account is yours; you do this once.',
    ),
    button: text({ label: 'Button', rules: [required('Please enter button title!')], fallback: 'Link this account' }),
  },
})
