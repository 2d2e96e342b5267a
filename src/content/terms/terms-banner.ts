import { topBanner } from '../top-banner.ts'

export const termsBanner = topBanner('TermsConditions', {
  title: 'Terms and conditions',
  subTitle: 'A good fence is one both neighbors understand. These are the rules for using this site, in words a person can read.',
  imageUrl: '/art/terms-banner',
  button1Status: false,
  button2Status: false,
})
