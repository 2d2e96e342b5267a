import { nextStep } from '../next-step.ts'

export const farmNext = nextStep('Farm&Ranch', {
  title: 'Next: we drive out',
  description:
    'Tell us where the place is. An agent calls, finds a day between feeding and supper, and walks it with you before anything is written.',
  image: '/art/farm-next',
})
