import { address } from '../../routes.ts'
import { topBanner } from '../top-banner.ts'

export const federationBanner = topBanner('Federation', {
  title: 'The federation',
  subTitle: 'Before there was an insurance company there was a meeting of growers. It still meets, and there is a chair for you.',
  tagline: 'Members of the federation come to us by their own front door: ask your agent what it saves.',
  imageUrl: '/art/federation-banner',
  button1: 'Join',
  button1Link: '#join',
  button2: 'Find an agent',
  button2Link: address.findAnAgent,
})
