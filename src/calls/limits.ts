import { z } from 'zod'

/** As large as the database counts: what is larger is refused at the door, by name. */
const counted = z.number().int().max(2_147_483_647)

/** Text without the character zero, which no database takes. */
export const textOf = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/)

/** A moment, "2026-11-22T08:00:00Z"; not of the year 0, which no database knows. */
export const momentAsked = z.iso.datetime().regex(/^(?!0000)/)

/** A revision that was made: they count from 1. */
export const madeRevision = counted.min(1)

/** The revision something was written on; 0 while nothing was stored. */
export const baseRevision = counted.min(0)

/** The number of an item, which it keeps whatever its key becomes. */
export const itemId = counted.min(1)
