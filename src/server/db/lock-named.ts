import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The number of a lock that PostgreSQL knows by number alone: "redirects of windbreak". */
export const lockNamed = (words: string): string => hash('sha256', words, 'buffer').readBigInt64BE().toString()

/** Waits for a lock of this name and holds it until the transaction ends: whoever asks for the same name waits meanwhile. */
export const holdNamed = (tx: Db, words: string) => tx.execute(sql`select pg_advisory_xact_lock(${lockNamed(words)}::bigint)`)
