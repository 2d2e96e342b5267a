import { topBanner } from '../top-banner.ts'

export const agentLoginBanner = topBanner('Agent_Login', {
  title: 'Agent login',
  subTitle: 'For the people who write our policies and answer for them. One sign-in opens the 360 Insurance Hub.',
  imageUrl: '/art/agent-door',
  button1Status: false,
  button2Status: false,
})
