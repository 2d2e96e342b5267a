import { address } from '../../routes.ts'
import { callStep } from '../call-step.ts'

export const faqNext = callStep('FAQ', {
  title: 'Next: ask a person',
  description: 'If yours is not among the seven, it is the reason we answer the phone.',
  image: '/art/faq-next',
  links: [
    { title: 'Find an agent', note: 'Somebody who has driven past your place', link: address.findAnAgent },
    { title: 'File a claim', note: 'What to do first, and what happens next', link: address.claims },
    { title: 'Start a quote', note: 'About four minutes', link: address.quote },
  ],
})
