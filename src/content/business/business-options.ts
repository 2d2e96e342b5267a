import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'

/** What can be added. */
export const businessOptions = defineSection({
  page: 'Business',
  section: 'Section_3',
  editor: 'Edit Coverage Info',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: 'Optional coverage' }),
    description: text({
      label: 'Description',
      multiline: true,
      rules: [required('Please enter description!')],
      fallback:
        'Every street has a bakery, and every bakery is a little different. Add what fits your trade and leave the rest.\nMost of these cost a few dollars a month. Your agent will walk through the place with you and say which ones earn it.',
    }),
  },
})
