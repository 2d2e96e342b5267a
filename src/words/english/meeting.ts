export const meeting = {
  upcomingPage: {
    title: 'Upcoming meetings',
    description: 'The next meetings with their agendas, places and hours, and how to come, stay and be fed.',
  },
  requestPage: {
    title: 'Request a meeting',
    description: (insurer: string) => `What a meeting with ${insurer} can be about, what to tell us, and how to ask for one today.`,
  },
  previousPage: {
    title: 'Previous meetings',
    description: 'What was decided at this year’s meetings, with the minutes and slides to download.',
  },
  page: {
    title: 'Meetings',
    description: (insurer: string) =>
      `Regional days, the annual meeting and awards of ${insurer} and its agents: what is next and how to ask for one.`,
  },
  contactPage: {
    title: 'Meetings: contact',
    description: (insurer: string) => `Who plans meetings, rooms and agendas at ${insurer}, and the phone that is in the room on the day.`,
  },
  awardsPage: {
    title: 'Awards',
    description: 'The agents who were honored this year and what they did for it, and how to name somebody for the next.',
  },
}
