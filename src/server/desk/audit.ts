import type { Db } from '../db/database.ts'
import { auditLog } from '../db/tables/desk.ts'

interface Noted {
  by: { tenant: string; account: string; name: string }
  at: Date
  what: 'read' | 'search' | 'file' | 'export' | 'reply' | 'find' | 'erase' | 'purge' | 'token' | 'signout' | 'again' | 'giveup'
  reference?: string
  /** Numbers and words of the code, never what somebody sent. */
  detail?: Record<string, unknown>
}

/** Writes down who looked at what of people's, or took it away; it outlives what it is about. */
export async function noteInAudit(tx: Db, { by: { tenant, account, name }, at, what, reference, detail = {} }: Noted): Promise<void> {
  await tx.insert(auditLog).values({ tenant, account, name, happenedAt: at, what, reference, detail })
}

/** Who does what runs by itself. */
export const nobody = (tenant: string) => ({ tenant, account: '', name: '' })
