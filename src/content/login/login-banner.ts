import { topBanner } from '../top-banner.ts'

export const loginBanner = topBanner('Login', {
  title: 'LOGIN TO YOUR ACCOUNT',
  subTitle: 'One sign-in for your policies, your bills and your agent’s desk.',
  imageUrl: '/art/next',
  button1Status: false,
  button2Status: false,
})
