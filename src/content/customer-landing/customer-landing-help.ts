import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'

/** What stands beside requests and the agent. */
export const customerLandingHelp = defineSection({
  page: 'Customer_Landing',
  section: 'Section_Help',
  editor: 'Edit People and Requests',
  fields: {
    agentTitle: text({ label: 'Title above the agent', rules: [required('Please enter title!')], fallback: 'Your agent' }),
    noAgent: text({
      label: 'Where there is none',
      multiline: true,
      fallback: 'No agent is named on your accounts yet. Find one near you; it costs nothing.',
    }),
    requestsTitle: text({ label: 'Title above requests', rules: [required('Please enter title!')], fallback: 'Your requests and quotes' }),
    noRequests: text({
      label: 'Where there are none',
      multiline: true,
      fallback: 'What you send us with a form, under the e-mail address you sign in with, is listed here with where it stands.',
    }),
  },
})
