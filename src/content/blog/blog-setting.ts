import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The source calls the second field `subtitle`, on this page alone. */
export const blogSetting = defineSection({
  page: 'BlogSetting',
  section: 'BlogSetting',
  editor: 'Edit Blog Settings',
  fields: {
    title: titleField('The Learning Center'),
    subtitle: text({
      label: 'Subtitle',
      rules: [required('Please enter subtitle!')],
      fallback: 'The more interesting side of insurance information!',
    }),
  },
})
