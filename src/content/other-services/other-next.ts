import { address } from '../../routes.ts'
import { callStep } from '../call-step.ts'

export const otherNext = callStep('OtherOffering_1', {
  title: 'Next: tell us what it is',
  description: 'A beehive, a food truck, a string of pack mules. If we cannot insure it, we usually know who can.',
  image: '/art/other-next',
  links: [
    { title: 'Find an agent', note: 'Somebody close, by name', link: address.findAnAgent },
    { title: 'Start a quote', note: 'Choose “Other” and describe it', link: address.quote },
    { title: 'Write to us', note: 'With pictures, if they help', link: address.contact },
  ],
})
