import { nextStep } from '../next-step.ts'

export const businessNext = nextStep('Business', {
  title: 'Next: tell us what you sell',
  description:
    'Your ZIP code and your trade are enough to begin. An agent comes by, looks at the place and writes the price down before you decide.',
  image: '/art/business-next',
})
