import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** The words of the two search boxes. */
export const agentsSearch = defineSection({
  page: 'FindAnAgent',
  section: 'Section_2',
  editor: 'Edit search header',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Who is looking after you?' }),
    edit1: text({
      label: 'Agent search placeholder',
      rules: [required('Please enter Agent Search Placeholder!')],
      fallback: 'Agent name or street',
    }),
    edit2: text({
      label: 'Location search placeholder',
      rules: [required('Please enter Location Search Placeholder!')],
      fallback: 'City, ZIP or county',
    }),
  },
})
