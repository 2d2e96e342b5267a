import { choice } from '../../fields/choice.ts'
import { defineSection } from '../section.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'
import { titleField } from '../title-and-description.ts'

/** The header line. The source has the page twice, told apart by what this line says before anybody writes it. */
export const agentHubHeader = defineSection({
  page: hubPageName,
  section: 'Header_Section_1',
  editor: 'Edit Title',
  button: 'Submit',
  fields: {
    title: titleField('360 Information Hub'),
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
