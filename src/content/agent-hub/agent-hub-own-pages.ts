import { choice } from '../../fields/choice.ts'
import { toggle } from '../../fields/toggle.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'
import { defineSection } from '../section.ts'

/** What agents may change of their own public page, and whether an admin is asked first (docs/decisions/0048). */
export const agentHubOwnPages = defineSection({
  page: hubPageName,
  section: 'Own_Pages',
  editor: 'Edit What Agents May Change',
  staffOnly: true,
  fields: {
    way: choice({
      label: 'Agents change their own page',
      options: { no: 'not at all', ask: 'by asking', direct: 'at once' },
      meanings: {
        no: 'They see no form.',
        ask: 'What they write waits for an admin, who accepts or declines it on this page.',
        direct: 'What they write is on their page at once, and in its history.',
      },
      fallback: 'ask',
    }),
    aboutMe: toggle({ label: 'About me', fallback: true }),
    table: toggle({ label: 'Office hours', fallback: true }),
    languages: toggle({ label: 'Languages', fallback: true }),
    lines: toggle({ label: 'Lines of business', fallback: true }),
    image: toggle({ label: 'Photo', fallback: true }),
  },
})
