import { address } from '../../routes.ts'
import { callStep } from '../call-step.ts'

export const claimsNext = callStep('Claims', {
  title: 'Next: tell us what happened',
  description: 'Ten minutes on the phone. You hang up with a claim number and the name of the person who has it.',
  image: '/art/claims-next',
  links: [
    { title: 'Call your own agent', note: 'They can start the claim for you', link: address.findAnAgent },
    { title: 'Stuck on the road?', note: 'Roadside help, day or night', link: 'tel:+19705550199' },
    { title: 'Read the common questions', note: 'Payments, mail, policy changes', link: address.faq },
  ],
})
