import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The words of the two search boxes. */
export const agentsSearch = defineSection({
  page: 'FindAnAgent',
  section: 'Section_2',
  editor: 'Edit search header',
  fields: {
    title: titleField('Who is looking after you?'),
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
