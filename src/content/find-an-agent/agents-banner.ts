import { address } from '../../routes.ts'
import { topBanner } from '../top-banner.ts'

export const agentsBanner = topBanner('FindAnAgent', {
  title: 'Find an agent',
  subTitle: 'Someone in our offices knows your road.',
  tagline: 'By name, by town, or by who is nearest.',
  imageUrl: '/art/agents',
  button1Link: address.quote,
  button2: '',
  button2Link: '',
  button2Status: false,
})
