import { callStep } from '../call-step.ts'

export const faqNext = callStep('FAQ', {
  title: 'Next: ask a person',
  description: 'If yours is not among the seven, it is the reason we answer the phone.',
  image: '/art/faq-next',
  links: [
    { title: 'Find an agent', note: 'Somebody who has driven past your place', link: '/360/find-an-agent' },
    { title: 'File a claim', note: 'What to do first, and what happens next', link: '/360/how-to-claim-file' },
    { title: 'Start a quote', note: 'About four minutes', link: '/360/start-a-quote' },
  ],
})
