import { isAmongOptions, single } from '../input-type.ts'

/** One of a few, all in sight. */
export const radio = single({ hasOptions: true, longest: 200, accepts: isAmongOptions })
