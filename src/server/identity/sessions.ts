import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { hourMs, minuteMs } from '../../durations.ts'
import type { OpenDatabase } from '../db/database.ts'
import { accounts, adminBindings, sessions } from '../db/tables/people.ts'
import { isDiskFull } from '../http/errors.ts'
import type { TenantSettings } from '../tenants.ts'
import { isOfDomain } from './agent-domains.ts'
import { createOwnSessions } from './own-sessions.ts'
import { createSessionMemory } from './session-memory.ts'
import { isInvited, signInAccount } from './sign-in-account.ts'

/** Who is asking: an account, and where it may edit. */
export interface SignedIn {
  account: string
  name: string
  username: string
  /** Lower-case clients whose agent this is. */
  agentOf: ReadonlySet<string>
  /** Lower-case clients this account is bound to as an admin. */
  adminOf: ReadonlySet<string>
}

/** What a verified id token says about a person. */
export interface Claims {
  issuer: string
  subject: string
  username: string
  name: string
  agent: boolean
}

export type Sessions = Awaited<ReturnType<typeof createSessions>>

type Needs = {
  database: Pick<OpenDatabase, 'db' | 'listen'>
  now: () => Date
  issuer: string
  idleMinutes: number
  hours: number
  tenants: readonly TenantSettings[]
}

/** Tells every node the hash of a session that ended, or the account that changed. */
const channel = 'sessions'

/** Of sessions of so many hours, what ends later was begun by a clock far ahead, and is open no more. */
export const latestEnd = (at: Date, hours: number) => new Date(at.getTime() + 2 * hours * hourMs)

/** Server sessions: an opaque id in the cookie, its hash in the database, an idle and an absolute end. */
export async function createSessions({ database: { db, listen }, now, issuer, idleMinutes, hours, tenants }: Needs) {
  const idleMs = idleMinutes * minuteMs
  /** One that a clock far ahead began would last until then: whoever has it signs in again. One put back by hours signs nobody out. */
  const isOpen = (at: Date) =>
    and(gt(sessions.endsAt, at), lte(sessions.endsAt, latestEnd(at, hours)), gt(sessions.lastSeen, new Date(at.getTime() - idleMs)))
  const memory = createSessionMemory(now)
  await listen(channel, memory.forget, memory.forgetAll)

  /** As `find`, where this node has only just asked; undefined says nothing. */
  const recall = (id: string): SignedIn | undefined => memory.recall(sessionNameOf(id))

  /** The person of a session id, or undefined: there is none, it ended, it was idle too long, or another provider vouched for it. */
  async function find(id: string): Promise<SignedIn | undefined> {
    const idHash = sessionNameOf(id)
    const known = memory.recall(idHash)
    if (known) return known
    const asked = memory.turn()
    const person = await read(idHash)
    if (person) memory.remember(idHash, person, asked)
    return person
  }

  async function read(idHash: string): Promise<SignedIn | undefined> {
    const at = now()
    const rows = await db
      .select({ account: accounts, lastSeen: sessions.lastSeen, tenant: adminBindings.tenant, invited: adminBindings.username })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.account))
      .leftJoin(adminBindings, eq(adminBindings.account, accounts.id))
      .where(and(eq(sessions.idHash, idHash), eq(accounts.issuer, issuer), isOpen(at)))
    if (rows.length === 0) return undefined
    const [{ account, lastSeen }] = rows
    // Once a minute is enough to know that somebody is not idle, and spares a write on every call.
    if (at.getTime() - lastSeen.getTime() > minuteMs) await note(idHash, at)
    // A binding counts only while the settings still list the username it was made for.
    const adminOf = tenants.filter((tenant) =>
      rows.some((row) => row.tenant === tenant.client.toLowerCase() && isInvited(tenant, row.invited ?? '')),
    )
    return {
      account: account.id,
      name: account.name,
      username: account.username,
      agentOf: clientsOf(account.agent ? tenants.filter((tenant) => isOfDomain(tenant, account.username)) : []),
      adminOf: clientsOf(adminOf),
    }
  }

  /** Who reads on while the disk is full is not signed out for it. */
  async function note(idHash: string, lastSeen: Date): Promise<void> {
    try {
      await db.update(sessions).set({ lastSeen }).where(eq(sessions.idHash, idHash))
    } catch (error) {
      if (!isDiskFull(error)) throw error
    }
  }

  /** Begins a session for who a token says they are; answers the opaque id for the cookie. */
  async function begin(claims: Claims, browser = ''): Promise<{ id: string; person: SignedIn }> {
    const at = now()
    const id = randomBytes(32).toString('base64url')
    const account = await db.transaction(async (tx) => {
      const account = await signInAccount(tx, claims, { tenants, at })
      await tx.insert(sessions).values({
        idHash: sessionNameOf(id),
        account,
        createdAt: at,
        lastSeen: at,
        endsAt: new Date(at.getTime() + hours * hourMs),
        browser,
      })
      // Their name, or where they may edit, may have changed since an earlier session of theirs was read.
      await tx.execute(sql`select pg_notify(${channel}, ${account})`)
      return account
    })
    memory.forget(account)
    const person = await find(id)
    if (!person) throw new Error('a session that was just begun is not there')
    return { id, person }
  }

  const own = createOwnSessions({ db, now, issuer, isOpen, channel, tenants, forget: memory.forget })

  return {
    find,
    recall,
    begin,
    end: async (id: string): Promise<void> => void (await own.endOne(sessionNameOf(id))),
    own,
    /** `heard` is told, on every node, the name of each session that ends and the account of each that changed; `missed`, that some may have been. */
    whenEnded: (heard: (nameOrAccount: string) => void, missed: () => void) => listen(channel, heard, missed),
    nameOf: sessionNameOf,
  }
}

/** What a session is called where its id must not be told. */
export const sessionNameOf = (id: string): string => digest('sha256', id, 'base64url')
const clientsOf = (tenants: readonly TenantSettings[]) => new Set(tenants.map(({ client }) => client.toLowerCase()))
