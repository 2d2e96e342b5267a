import { single, type InputType } from '../input-type.ts'
import { isDay, tidyDay } from '../us-date.ts'

const day = single({ freeWords: false, width: 'half', longest: 10, accepts: ([day = '']) => day === '' || isDay(day) })

/** A day, as mm-dd-yyyy; who writes it with slashes, or without its zeros, has written one, with script and without. */
export const date: InputType = { ...day, read: (sent) => day.read(sent).map(tidyDay) }
