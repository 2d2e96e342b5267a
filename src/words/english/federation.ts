export const federation = {
  page: {
    title: 'The federation',
    description: (insurer: string) =>
      `The growers’ federation ${insurer} grew out of: what it does for farm and ranch families, and two ways to join.`,
  },
}
