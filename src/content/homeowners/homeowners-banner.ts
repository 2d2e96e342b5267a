import { topBanner } from '../top-banner.ts'

export const homeownersBanner = topBanner('HomeInsurance', {
  title: 'Home insurance',
  subTitle: 'The house in town, the house down a dirt road, or the two rooms you rent. If you sleep there, we can look after it.',
  tagline: 'Most roofs in Colorado meet hail sooner or later. Meet it with a neighbor.',
  imageUrl: '/art/home-banner',
})
