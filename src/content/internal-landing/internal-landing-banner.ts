import { areaBanner } from '../areas/area-banner.ts'

export const internalLandingBanner = areaBanner('Internal_Landing', {
  title: 'Agent Information Hub',
  subTitle: 'What you look up while the customer is on the phone.',
  imageUrl: '/art/hub-desk',
})
