import { nextStep } from '../next-step.ts'

export const lifeNext = nextStep('LifeInsurance', {
  title: 'Next: a price, and no pressure',
  description: 'Your age, whether you smoke, how much and for how long. An agent brings the numbers, and leaves when you say so.',
  image: '/art/life-next',
})
