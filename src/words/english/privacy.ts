export const privacy = {
  page: {
    title: 'Privacy policy',
    description: (insurer: string) =>
      `What ${insurer} knows about you, why, who else sees it, how long we keep it, and what you may ask of us.`,
  },
  desk: { write: 'Write to', call: 'Call' },
}
