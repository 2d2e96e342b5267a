import { topBanner } from '../top-banner.ts'

export const businessBanner = topBanner('Business', {
  title: 'Business insurance',
  subTitle:
    'For the shop, the sign, the two delivery vans and the slow week in February. Written by someone who buys lunch on the same street.',
  tagline: 'Open tomorrow. That is the whole point.',
  imageUrl: '/art/business-banner',
})
