import { image } from '../../fields/image.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The strip that leads to the agent search. Beyond the source (docs/decisions/0005): most people come to a site like this for a name and a phone. */
export const homeAgents = defineSection({
  page: '360_Home',
  section: 'Section_Agents',
  editor: 'Edit Agent Strip',
  fields: {
    title: titleField('Your agent is closer than you think'),
    description: descriptionField('They know which side of the county gets the hail. No call center in between.'),
    button: text({ label: 'Button', rules: [required('Please enter button title!')], fallback: 'Show agents' }),
    image: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/counties' }),
    callTitle: text({ label: 'Call title', rules: [required('Please enter title!')], fallback: 'Not sure who yours is?' }),
    callNote: text({
      label: 'Call note',
      hint: 'The service phone and its hours follow.',
      multiline: true,
      fallback: 'Tell us where you live and we put you through.',
    }),
  },
})
