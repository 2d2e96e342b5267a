import { single } from '../input-type.ts'

/** Several lines of free words. */
export const textarea = single({ longest: 5000 })
