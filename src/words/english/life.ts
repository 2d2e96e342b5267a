export const life = {
  page: {
    title: 'Life insurance',
    description:
      'Term, whole and universal life insurance in plain words: what each is for, what it can keep going, and how to get a price.',
  },
  kinds: { tabs: 'Kinds of life insurance' },
}
