import { single } from '../input-type.ts'

/** A line with a row of its own. */
export const textboxSingle = single()
