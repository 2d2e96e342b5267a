export const auto = {
  coverage: { tabs: 'Kinds of coverage' },
  page: {
    title: 'Auto insurance',
    description: 'Car and pickup insurance for Colorado roads: liability, collision, hail and deer, roadside help, and ways to pay less.',
  },
}
