import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The head of the services. */
export const otherAbout = defineSection({
  page: 'OtherOffering_1',
  section: 'Section_1',
  editor: 'Edit Insurance Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Nine small plots, one fence around them' }),
    description: text({
      label: 'Description',
      hint: 'The first line is set large, the others explain.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Some of these we write ourselves. For others we work with companies that do nothing else, and your agent still answers the phone.\nOne bill where we can, one renewal date where you like, and one person who knows all of it.',
    }),
  },
})
