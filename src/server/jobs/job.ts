import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Every } from './slot-of.ts'

/** Names and numbers of what the work is about, never the things themselves: those are read when it runs. */
export type Payload = Record<string, string | number>

/** Written in the transaction that finishes the job: with it or not at all, and once. */
export type Write = (tx: Db) => Promise<unknown>

export interface Work<P extends Payload = Payload> {
  /** With `attempt` a fence: who keeps the greatest attempt of an id can refuse whatever an earlier one still sends. */
  id: number
  attempt: number
  payload: P
  /** Aborted when the work takes too long, when another node has taken it over, or when the server cannot wait any longer. */
  signal: AbortSignal
  /** For a step on the way, in a transaction of its own: throws `LeaseLost` when another node has the work by now. */
  requireLease(tx: Db): Promise<void>
}

export interface Job<P extends Payload = Payload> {
  /** Its name in the database, "send mail"; never changed while any of it waits. */
  kind: string
  payload: z.ZodType<P>
  /** How often it is tried before it is dead. */
  attempts: number
  /** What takes longer than this has failed. */
  limitSeconds: number
  /** How many of its kind one node runs side by side, so that a slow kind leaves room for the others. */
  atOnce: number
  /** How many of its kind may wait; to ask for one more is refused. */
  mostWaiting: number
  /** The wait after the first failure, which doubles with each, and the longest. */
  waits: { firstSeconds: number; mostSeconds: number }
  /** True of work that keeps something, or cannot be taken back: it waits while the disk is nearly full. */
  needsRoom?: true
  /** Repeated work is asked for by the clock. */
  every?: Every
  /** Done at least once. What must be written once is not written here but answered, as a `Write`. */
  run(work: Work<P>): Promise<Write | undefined>
  /** What is written when one that stopped was given up for good; of a kind that is known to be concluded then (known-work.ts). */
  giveUp?(payload: P, by: string): Promise<Write | undefined>
}

const usual = { attempts: 8, limitSeconds: 300, atOnce: 2, mostWaiting: 10_000, waits: { firstSeconds: 5, mostSeconds: 3600 } }

type JobDefinition<P extends Payload> = Pick<Job<P>, 'kind' | 'payload' | 'run'> & Partial<Job<P>>

/** A kind of work that runs later, with what is usual where nothing else is said. */
export function defineJob<P extends Payload>(definition: JobDefinition<P>): Job<P> {
  return { ...usual, ...definition }
}

/** Of work that is about nothing in particular, such as a nightly one. */
export const noPayload = z.object({})

/** Thrown where work that was taken over by another node would have gone on. */
export class LeaseLost extends Error {
  constructor() {
    super('another node has taken this job over')
  }
}
