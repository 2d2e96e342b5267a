import { createHash } from 'node:crypto'

/** The number of a lock that PostgreSQL knows by number alone: "redirects of windbreak". */
export const lockNamed = (words: string): string => createHash('sha256').update(words).digest().readBigInt64BE().toString()
