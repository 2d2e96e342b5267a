import { isAmongOptions, single } from '../input-type.ts'

/** One of a few, all in sight. */
export const radio = single({ hasOptions: true, freeWords: false, longest: 200, accepts: isAmongOptions })
