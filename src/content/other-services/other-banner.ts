import { topBanner } from '../top-banner.ts'

export const otherBanner = topBanner('OtherOffering_1', {
  title: 'Other services',
  subTitle: 'The things that do not fit under house, truck or barn, and still go wrong on a Tuesday.',
  tagline: 'Not sure where yours belongs? Ask. Somebody here has insured one.',
  imageUrl: '/art/other-banner',
})
