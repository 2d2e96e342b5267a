import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The head of the list of equipment. */
export const autoEquipmentIntro = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_9',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('What counts as equipment'),
    description: descriptionField('Anything fixed to the vehicle that did not come with it. Keep the receipt, or a photo of it.'),
  },
})
