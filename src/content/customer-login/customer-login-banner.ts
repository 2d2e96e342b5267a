import { topBanner } from '../top-banner.ts'

export const customerLoginBanner = topBanner('Customer_Login', {
  title: 'Customer login',
  subTitle: 'Your policies, your ID cards and your bills stand behind one door, open day and night.',
  imageUrl: '/art/customer-door',
  button1Status: false,
  button2Status: false,
})
