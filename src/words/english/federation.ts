export const federation = {
  page: {
    title: 'The federation',
    description: 'The growers’ federation Windbreak Mutual grew out of: what it does for farm and ranch families, and two ways to join.',
  },
}
