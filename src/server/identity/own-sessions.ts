import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, adminBindings, sessions as t } from '../db/tables/people.ts'
import type { TenantSettings } from '../tenants.ts'
import { isOfOthers } from './agent-domains.ts'

/** A session as its person sees it. */
export interface OwnSession {
  /** The hash of its id, which opens nothing. */
  id: string
  browser: string
  startedAt: Date
  lastSeen: Date
  here: boolean
}

type Needs = {
  db: Db
  now: () => Date
  issuer: string
  /** Those that open anything at this moment. */
  isOpen(at: Date): SQL | undefined
  channel: string
  tenants: readonly TenantSettings[]
  forget(idHash: string): void
}

/** Written with what was ended, or nothing is. */
type Note = (tx: Db, ended: number) => Promise<void>

const mostShown = 50

/** What people see of their sessions and end of them. Whose they are is part of every statement. */
export function createOwnSessions({ db, now, issuer, isOpen, channel, tenants, forget }: Needs) {
  /** Those that still open anything, the last used first. `here` is the hash of the id of the one that asks. */
  async function list(account: string, here: string): Promise<OwnSession[]> {
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.account, account), isOpen(now())))
      .orderBy(desc(t.lastSeen), t.idHash)
      .limit(mostShown)
    return rows.map(({ idHash, browser, createdAt, lastSeen }) => ({
      id: idHash,
      browser,
      startedAt: createdAt,
      lastSeen,
      here: idHash === here,
    }))
  }

  /** On every node at once; answers how many still opened anything. */
  async function end(which: SQL | undefined, note?: Note): Promise<number> {
    const wasOpen = sql<boolean>`${isOpen(now())}`
    const gone = await db.transaction(async (tx) => {
      const ended = tx.$with('ended').as(
        tx
          .delete(t)
          .where(which)
          .returning({ idHash: t.idHash, wasOpen: wasOpen.as('was_open') }),
      )
      const rows = await tx
        .with(ended)
        .select({ idHash: ended.idHash, wasOpen: ended.wasOpen, told: sql`pg_notify(${channel}, ${ended.idHash})` })
        .from(ended)
      await note?.(tx, countOpen(rows))
      return rows
    })
    for (const { idHash } of gone) forget(idHash)
    return countOpen(gone)
  }

  return {
    list,
    /** Of anybody, or of one account. */
    endOne: (id: string, account?: string) => end(and(eq(t.idHash, id), account === undefined ? undefined : eq(t.account, account))),
    endOthers: (account: string, here: string) => end(and(eq(t.account, account), ne(t.idHash, here))),
    /**
     * Somebody else's, by the name they sign in with, as an admin of `tenant`; undefined for nobody, for whoever edits for another tenant,
     * and for another's agents.
     */
    async endAllOf(username: string, tenant: TenantSettings, note: Note): Promise<number | undefined> {
      const client = tenant.client.toLowerCase()
      const rows = await db
        .select({ id: accounts.id, username: accounts.username, agent: accounts.agent, edits: adminBindings.tenant })
        .from(accounts)
        .leftJoin(adminBindings, eq(adminBindings.account, accounts.id))
        .where(and(eq(accounts.issuer, issuer), eq(sql`lower(${accounts.username})`, username.trim().toLowerCase())))
      const isLeft = ({ edits, ...whom }: (typeof rows)[number]) => (edits === null ? isOfOthers(whom, tenant, tenants) : edits !== client)
      if (rows.length === 0 || rows.some(isLeft)) return undefined
      return end(inArray(t.account, [...new Set(rows.map(({ id }) => id))]), note)
    },
  }
}

const countOpen = (rows: readonly { wasOpen: boolean }[]) => rows.filter(({ wasOpen }) => wasOpen).length
