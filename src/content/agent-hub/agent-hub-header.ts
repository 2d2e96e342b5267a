import { choice } from '../../fields/choice.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { fieldsWire } from '../../fields/wire.ts'
import { defineSection } from '../section.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'

/** The header line. The source has the page twice, told apart by what this line says before anybody writes it. */
export const agentHubHeader = defineSection({
  page: hubPageName,
  section: 'Header_Section_1',
  editor: 'Edit Title',
  button: 'Submit',
  wire: fieldsWire(),
  fields: {
    title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: '360 Information Hub' }),
    variant: choice({
      label: 'While the title is “360 Information Hub”',
      hint: 'The page was made twice, and the two differ in this line alone.',
      options: { hub: 'The page says “360 Information Hub”', page: 'The page says “Page Header”' },
    }),
  },
})

type Header = (typeof agentHubHeader)['fallback']

/** What the line says. */
export const headerLine = ({ title, variant }: Header): string =>
  variant === 'page' && title === agentHubHeader.fallback.title ? 'Page Header' : title
