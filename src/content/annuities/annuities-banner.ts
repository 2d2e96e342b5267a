import { topBanner } from '../top-banner.ts'

export const annuitiesBanner = topBanner('Annuities', {
  title: 'Annuities',
  subTitle: 'You dug the well over forty years. This is the pump: savings that turn into a check, month after month.',
  tagline: 'Bring last year’s statement. We do the arithmetic at your kitchen table.',
  imageUrl: '/art/annuities-banner',
})
