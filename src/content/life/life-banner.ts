import { topBanner } from '../top-banner.ts'

export const lifeBanner = topBanner('LifeInsurance', {
  title: 'Life insurance',
  subTitle: 'So that the people in your boat keep going, even on the day they have to paddle without you.',
  tagline: 'The right time is before you need it. Most healthy people pay less than they think.',
  imageUrl: '/art/life-banner',
})
