import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What can be added. */
export const businessOptions = defineSection({
  page: 'Business',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  fields: {
    title: titleField('Optional coverage'),
    description: descriptionField(
      'Every street has a bakery, and every bakery is a little different. Add what fits your trade and leave the rest.\nMost of these cost a few dollars a month. Your agent will walk through the place with you and say which ones earn it.',
    ),
  },
})
