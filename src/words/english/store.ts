export const store = {
  page: {
    title: 'Store',
    description: 'Caps, jackets, gate signs and seedlings with the three poplars: the price list, and how to buy by phone.',
  },
}
