import type { ShownAgent } from '../../calls/agent-search-call.ts'
import type { Words } from '../../words/languages.ts'

/** The address of the sample of an agent's page. */
export const sampleName = 'sample'

/** What an agent's page looks like when everything is filled in: an invented person with four kinds of insurance to show. */
export const sampleAgentIn = ({ agents, agentDetails: { sample } }: Words): ShownAgent => ({
  id: 0,
  title: sample.name,
  email: 'sample.agent@windbreak.example',
  phone: '(970) 555-0142',
  mobile: '(970) 555-0143',
  address: '118 Poplar Street',
  address2: 'PO Box 118',
  city: 'Sterling',
  state: 'Colorado',
  zip: '80751',
  place: { lat: 40.6255, lng: -103.2077 },
  map: '',
  website2: '',
  aboutMe: sample.aboutMe,
  image: '',
  table: sample.hours.map(([column1, column2]) => ({ column1, column2 })),
  languages: sample.languages,
  lines: [agents.lines.farm, agents.lines.auto, agents.lines.home, agents.lines.business],
  opening: null,
  agentSearchAddress: `Sterling - ${sample.name}`,
})
