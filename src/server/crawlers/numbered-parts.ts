import { and, asc, gt, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { mostParts, numbersInPart, type MapPart } from './map-part.ts'

/** By which part a row is in, "articles-2". */
export const partOf = (id: PgColumn): SQL<number> => sql<number>`((${id} - 1) / ${sql.raw(String(numbersInPart))} + 1)::int`

/** The rows of one part: a range of the numbers, whatever is in it. */
export const inPart = (id: PgColumn, part: number): SQL | undefined =>
  and(gt(id, (part - 1) * numbersInPart), lte(id, part * numbersInPart))

/** The order of the rows in a part. */
export const inOrder = (id: PgColumn): SQL => asc(id)

/** The parts as files of the map, each with the day of its newest change. */
export const namedParts = (name: string, rows: readonly { part: number; changed: Date | string | null }[]): MapPart[] =>
  rows
    .slice(0, mostParts)
    .map(({ part, changed }) => ({ name: `${name}-${part}`, changed: changed === null ? undefined : new Date(changed) }))
