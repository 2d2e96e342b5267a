import { nextStep } from '../next-step.ts'

export const autoNext = nextStep('Auto_Insurance', {
  title: 'Next: four minutes, then a person',
  description: 'Have the license plate near. We ask about you, the car and who drives it, and an agent checks the price before you buy.',
})
