import { topBanner } from '../top-banner.ts'

export const autoBanner = topBanner('Auto_Insurance', {
  title: 'Auto insurance',
  subTitle: 'For gravel, black ice, teenagers and the school run. Fixed by people who know where the nearest body shop is.',
  tagline: 'Your agent picks up first, and calls you back by name.',
  imageUrl: '/art/auto-banner',
})
