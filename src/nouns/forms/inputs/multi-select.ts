import { several } from '../input-type.ts'

/** Several of many, in a list that scrolls. */
export const multiSelect = several
