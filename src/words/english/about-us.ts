export const aboutUs = {
  page: {
    title: 'About us',
    description: (insurer: string, where: string) =>
      `${insurer} belongs to the ${where} farms, families and shops it insures. Our mission, and how it all began.`,
  },
}
