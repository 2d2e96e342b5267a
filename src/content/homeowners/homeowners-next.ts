import { nextStep } from '../next-step.ts'

export const homeownersNext = nextStep('HomeInsurance', {
  title: 'Next: your address, then your name',
  description:
    'The year it was built and the age of the roof help, if you know them. An agent checks the rest and calls you before anything is signed.',
  image: '/art/home-next',
})
