import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the list of equipment. */
export const autoEquipmentIntro = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_9',
  editor: 'Edit Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'What counts as equipment' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback: 'Anything fixed to the vehicle that did not come with it. Keep the receipt, or a photo of it.',
    }),
  },
})
