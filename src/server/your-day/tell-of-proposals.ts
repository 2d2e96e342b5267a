import { eq } from 'drizzle-orm'
import type { OwnPart } from '../../nouns/hub/own-page.ts'
import { address, agentAddress } from '../../routes.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/tables/people.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Mail } from '../mail/mail.ts'
import { adminsOf, tellAdmins } from '../mail/tell-admins.ts'
import type { Tenants } from '../tenants.ts'
import { answeredLetter, askedLetter } from './proposal-letters.ts'

type Needs = { mail: Pick<Mail, 'queue' | 'queueToAll'>; tenants: Tenants; now: () => Date }

/** Of one agent: whoever asks and takes it back again and again fills nobody's mailbox. */
const toAdmins = { max: 5, windowSeconds: 24 * 3600 }

/** Mails about proposals, each in the transaction of what it tells of; whom they go to is decided here. */
export function createTellingOfProposals({ mail, tenants, now }: Needs) {
  /** The admins, that somebody asks. One who writes anew what still waits has been told of. */
  async function tellOfProposal(tx: Db, asked: { tenant: string; agent: number; by: string; parts: readonly OwnPart[]; origin: string }) {
    const tenant = tenants.find(asked.tenant)
    if (!tenant || adminsOf(tenant).length === 0 || !(await mayTell(tx, asked))) return
    await tellAdmins(tx, mail, tenant, askedLetter({ ...asked, tenant, hub: asked.origin + address.agentHub }))
  }

  const mayTell = (tx: Db, { tenant, agent }: { tenant: string; agent: number }) =>
    createRateLimiter({ db: tx, now }).mayTry(`proposal mails:${tenant}:${agent}`, toAdmins)

  /** Whoever asked, what became of it. */
  async function tellAgent(tx: Db, answered: Answered) {
    const tenant = tenants.find(answered.tenant)
    const [asker] = await tx.select({ username: accounts.username }).from(accounts).where(eq(accounts.id, answered.account))
    if (!tenant || !asker) return
    const { origin, accepted, by, word } = answered
    // One's own page is the one under the very address one signs in with.
    const link = origin + (accepted ? agentAddress(asker.username) : address.agentHub)
    const letter = answeredLetter({ tenant, state: accepted ? 'accepted' : 'declined', by, word, link })
    await mail.queue(tx, { tenant: tenant.client, kind: 'notice', to: { name: answered.name, address: asker.username }, ...letter })
  }

  return { tellOfProposal, tellAgent }
}

interface Answered {
  tenant: string
  /** Who asked. */
  account: string
  name: string
  /** Or declined. */
  accepted: boolean
  by: string
  word: string
  origin: string
}

export type TellingOfProposals = ReturnType<typeof createTellingOfProposals>
