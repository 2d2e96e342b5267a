import { topBanner } from '../top-banner.ts'

export const privacyBanner = topBanner('PrivacyPolicy', {
  title: 'Privacy policy',
  subTitle: 'What happens in your house is your business. We ask for what insurance needs, tell you why, and draw the curtains.',
  imageUrl: '/art/privacy-banner',
  button1Status: false,
  button2Status: false,
})
