export const claims = {
  page: {
    title: 'File a claim',
    description:
      'How to file a claim, what happens next and by when, and how to choose a contractor after a storm. Our adjusters live nearby.',
  },
}
