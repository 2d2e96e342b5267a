import { topBanner } from '../top-banner.ts'

export const communityBanner = topBanner('Community', {
  title: 'Our community',
  subTitle: 'The fire hall, the food bank, the fair. We live here too, so we know where the hole in the roof is.',
  tagline: 'Every employee may give five working days a year to a cause they choose, on our time.',
  imageUrl: '/art/community-banner',
  button1: 'Bring your papers',
  button1Link: '#shred',
  button2: 'Who we help',
  button2Link: '#charities',
})
