export const aboutUs = {
  page: {
    title: 'About us',
    description: (insurer: string) =>
      `${insurer} belongs to the Colorado farms, families and shops it insures. Our mission, and how it all began.`,
  },
}
