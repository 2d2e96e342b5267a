import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'

/** The title that most sections and rows begin with: one line that must not be empty. */
export const titleField = (fallback = '') => text({ label: 'Title', rules: [required('Please enter title!')], fallback })

/** The text below a title: any number of lines, at least one. */
export const descriptionField = (fallback = '') =>
  text({ label: 'Description', multiline: true, rules: [required('Please enter description!')], fallback })
