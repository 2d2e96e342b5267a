import { single } from '../input-type.ts'

/** A line beside another one. */
export const textbox = single({ width: 'half' })
