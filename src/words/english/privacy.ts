export const privacy = {
  page: {
    title: 'Privacy policy',
    description: 'What Windbreak Mutual knows about you, why, who else sees it, how long we keep it, and what you may ask of us.',
  },
  desk: { write: 'Write to', call: 'Call' },
}
