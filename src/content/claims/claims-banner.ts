import { address } from '../../routes.ts'
import { topBanner } from '../top-banner.ts'

export const claimsBanner = topBanner('Claims', {
  title: 'File a claim',
  subTitle: 'People and animals first. Then one call, and somebody who knows your county takes it from there.',
  tagline: 'Hail took the roof, or a deer took the grille? Call before you clean up.',
  button1: 'CALL (970) 555-0111',
  button1Link: 'tel:+19705550111',
  button2: 'FIND AN AGENT',
  button2Link: address.findAnAgent,
  imageUrl: '/art/claims-banner',
})
