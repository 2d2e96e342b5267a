import type { ShownAgent } from '../../calls/agent-search-call.ts'

/** Where the sample of an agent's page stands. */
export const sampleName = 'sample'

/** What an agent's page looks like when everything is filled in: an invented person with four kinds of insurance to show. */
export const sampleAgent: ShownAgent = {
  id: 0,
  title: 'Sample Agent',
  email: 'sample.agent@windbreak.example',
  phone: '(970) 555-0142',
  mobile: '(970) 555-0143',
  address: '118 Poplar Street',
  address2: 'PO Box 118',
  city: 'Sterling',
  state: 'Colorado',
  place: { lat: 40.6255, lng: -103.2077 },
  map: '',
  website2: '',
  aboutMe:
    'I grew up six miles north of here, on a place that lost its barn roof twice.\nThat is why I read policies for a living. Bring me yours, from anybody, and I will tell you what it pays for and what it does not.\nThis is a sample page: the person, the phones and the street are invented.',
  image: '',
  table: [
    { column1: 'Monday - Thursday', column2: '8:00 AM - 5:00 PM' },
    { column1: 'Friday', column2: '8:00 AM - 4:00 PM' },
    { column1: 'Saturday', column2: '9:00 AM - 12:00 PM' },
    { column1: 'Sunday', column2: 'Closed' },
  ],
  languages: ['English', 'Spanish'],
  lines: ['Auto', 'Home', 'Farm & Ranch', 'Life'],
  opening: null,
  agentSearchAddress: 'Sterling - Sample Agent',
}
