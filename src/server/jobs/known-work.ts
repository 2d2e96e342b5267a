import type { z } from 'zod'
import type { Over } from '../../nouns/stopped-work/stopped-work.ts'
import type { Db } from '../db/database.ts'
import type { Payload } from './job.ts'

/** How a job that stopped stands, when somebody looks at it. */
export interface Standing {
  /** Whose it is; null for work of the whole site. */
  tenant: string | null
  /** Which one it is, in a word or two. */
  about: string
  /** Why it is not to be done any more; not there where it still is. */
  over?: Over
}

/** What every process knows of a kind of work, also one that runs none of it. */
export interface KnownWork<P extends Payload = Payload> {
  /** Its name in the database, "send mail"; never changed while any of it waits. */
  kind: string
  payload: z.ZodType<P>
  /** How those that stopped stand, one for each, in their order. */
  stand(db: Db, payloads: readonly P[], at: Date): Promise<Standing[]>
  /** What giving one up is: it is let go, it is concluded by the `giveUp` of its job, or it is never done. */
  givenUp: 'forgotten' | 'concluded' | 'never'
}

/** What is known of one by a name, for those who asked for several at once. */
export function standEach<P, Row>(
  payloads: readonly P[],
  rows: readonly Row[],
  by: { row: (row: Row) => string | number; payload: (payload: P) => string | number },
  stand: (row: Row | undefined, payload: P) => Standing,
): Standing[] {
  const found = new Map(rows.map((row) => [by.row(row), row]))
  return payloads.map((payload) => stand(found.get(by.payload(payload)), payload))
}
