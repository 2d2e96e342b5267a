import { address } from '../../routes.ts'
import { topBanner } from '../top-banner.ts'

export const aboutBanner = topBanner('About', {
  title: 'What we stand for',
  subTitle: 'Three words hang by the door of the Sterling office. They were painted by hand in 1966, and nobody has found better ones.',
  tagline: 'Stewardship. Relationships. Action.',
  imageUrl: '/art/about-banner',
  button1: 'Find an agent',
  button1Link: address.findAnAgent,
  button2: 'Our history',
  button2Link: `${address.aboutUs}#history`,
})
