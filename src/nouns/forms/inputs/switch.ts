import { single } from '../input-type.ts'

/** What is answered by one that is on; off is no answer. */
export const switchedOn = 'Yes'

/** On or off. Where it is required it has to be on. */
export const switchInput = single({ freeWords: false, longest: 3, accepts: ([answer = switchedOn]) => answer === switchedOn })
