import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Special equipment, and the sum on its plate. */
export const autoEquipment = defineSection({
  page: 'Auto_Insurance',
  section: 'Section_8',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('Special equipment'),
    subTitle1: text({
      label: 'Sub title 1',
      hint: 'Over the picture. A sum that begins the line, such as $3,000, is set large.',
      rules: [required('Please enter sub title 1!')],
      fallback: '$3,000 of special equipment is covered from the day you add it',
    }),
    description: descriptionField(
      'What you bolted on after you bought it. A plain policy pays for the truck as it left the factory; this pays for the rest. If yours is worth more, tell your agent and we write the real number down.',
    ),
  },
})
