import { nextStep } from '../next-step.ts'

export const annuitiesNext = nextStep('Annuities', {
  title: 'Next: see your own number',
  description: 'Tell us your age, the sum and when the income should begin. You get it on paper, with the charges beside it.',
  image: '/art/annuities-next',
})
