import { isAmongOptions, single } from '../input-type.ts'

/** One of a list that unfolds. */
export const select = single({ width: 'half', hasOptions: true, freeWords: false, longest: 200, accepts: isAmongOptions })
