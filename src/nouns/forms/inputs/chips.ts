import { several } from '../input-type.ts'

/** Several of a few, each a small button. */
export const chips = several
