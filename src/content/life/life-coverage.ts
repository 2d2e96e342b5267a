import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The heading of the coverage options. */
export const lifeCoverage = defineSection({
  page: 'LifeInsurance',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  fields: {
    title: titleField('What it can keep going'),
    description: descriptionField('Start from what must not stop. Here are six things our neighbors insure, and where to read on.'),
  },
})
