export const agentDetails = {
  agentWhere: { title: 'Where to find me', directions: 'Get directions', card: 'Save to my contacts', map: 'Map' },
  agentProducts: { title: (firstName: string) => `What ${firstName} can quote` },
  agentHead: {
    all: (town: string) => (town ? `All agents near ${town}` : 'All agents'),
    who: (insurer: string, town: string) => `Your ${insurer} agent in ${town}.`,
    speaks: (languages: string) => `Speaks ${languages}.`,
    county: (name: string) => `${name} County`,
    quote: 'Start a Quote',
    contact: 'Contact Me',
    office: 'Office',
    mobile: 'Mobile',
    mail: 'E-mail',
    address: 'Address',
    second: 'Second address',
    website: 'Website',
    reach: 'How to reach me',
    closed: (claims: string, roadside: string) => `If it cannot wait: claims ${claims}, roadside ${roadside}.`,
  },
  page: {
    missing: 'No agent here',
    title: (agent: string, town: string, state: string) => `${agent}, insurance agent in ${[town, state].filter(Boolean).join(', ')}`,
    description: (agent: string, town: string, insurer: string) =>
      `${agent}, ${insurer} agent in ${town}. Phones, office hours, address and a map.`,
  },
  agentHours: { hours: 'Office hours', today: 'today', appointment: 'Also By Appointment' },
  agentMissing: {
    title: 'Nobody has this desk any more',
    lead: 'There is no agent at this address. They may have retired or moved to another office, or the link has a slip in it.',
    find: 'Find an agent',
    name: 'Agent Name',
    go: 'Search',
    all: 'See all agents',
    call: 'Or ask us who looks after you now:',
  },
  sample: {
    name: 'Sample Agent',
    aboutMe:
      'I grew up six miles north of here, on a place that lost its barn roof twice.\nThat is why I read policies for a living. Bring me yours, from anybody, and I will tell you what it pays for and what it does not.\nThis is a sample page: the person, the phones and the street are invented.',
    languages: ['English', 'Spanish'],
    hours: [
      ['Monday - Thursday', '8:00 AM - 5:00 PM'],
      ['Friday', '8:00 AM - 4:00 PM'],
      ['Saturday', '9:00 AM - 12:00 PM'],
      ['Sunday', 'Closed'],
    ],
  },
  agentStory: { about: 'About me' },
}
