import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What the values are for. The seeds left this page static; here it is edited like the rest. */
export const aboutIntro = defineSection({
  page: 'About',
  section: 'Section_1',
  editor: 'Edit Introduction',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'One working day' }),
    description: text({
      label: 'Description',
      hint: 'The first line stands large; each line after it is a paragraph.',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Values are easy to frame and hard to keep. So here is how ours look between first light and the end of a storm.\nThe people below are invented. The work is what we ask of ourselves every day.',
    }),
  },
})
