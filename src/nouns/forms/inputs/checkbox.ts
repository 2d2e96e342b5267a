import { several } from '../input-type.ts'

/** Several of a few, each with a box to tick. */
export const checkbox = several
