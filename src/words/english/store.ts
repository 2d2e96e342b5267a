export const store = {
  page: {
    title: 'Store',
    description: 'Caps, jackets, gate signs and seedlings with the three poplars: the price list, and how to buy by phone.',
  },
  clearancePage: {
    title: 'Clearance',
    description: 'What is faded, dented or from last year, marked down once and gone when it is gone.',
  },
}
