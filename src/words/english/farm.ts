export const farm = {
  page: {
    title: 'Farm & Ranch insurance',
    description: (_insurer: string, where: string) =>
      `Insurance for ${where} farms and ranches: house, barns, machinery, livestock, feed and liability on one policy, written by an agent who walks the place.`,
  },
  coverage: { tabs: 'What a farm policy covers' },
}
