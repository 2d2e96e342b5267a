import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

/** The heading above the timeline. */
export const aboutUsHistory = defineSection({
  page: 'AboutUs',
  section: 'Section_4',
  editor: 'Edit Insurance Info',
  fields: {
    title: titleField('Planted in 1948'),
    subtitle: text({
      label: 'Subtitle',
      multiline: true,
      rules: [required('Please enter subtitle!')],
      fallback: 'A row of trees takes a lifetime to grow, and so did we. These are the years we still talk about at the coffee pot.',
    }),
  },
})
