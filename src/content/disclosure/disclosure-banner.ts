import { topBanner } from '../top-banner.ts'

export const disclosureBanner = topBanner('Disclosure', {
  title: 'Disclosure',
  subTitle: 'Clear down to the bottom: what our Colorado policies cover, what they leave out, and what can change your price.',
  tagline: 'These are summaries. If a summary and your policy differ, the policy counts.',
  imageUrl: '/art/disclosure-banner',
  button1: 'Automobile',
  button1Link: '#automobile',
  button2: 'Your rights',
  button2Link: '#rights',
})
