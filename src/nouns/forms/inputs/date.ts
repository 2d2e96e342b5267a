import { single } from '../input-type.ts'
import { isDay } from '../us-date.ts'

/** A day, as mm-dd-yyyy. */
export const date = single({ freeWords: false, width: 'half', longest: 10, accepts: ([day = '']) => day === '' || isDay(day) })
