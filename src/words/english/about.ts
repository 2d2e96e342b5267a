export const about = {
  page: {
    title: 'What we stand for',
    description: 'Stewardship, relationships and action: what the three words by our door mean between first light and the end of a storm.',
  },
}
