import { and, asc, eq, sql } from 'drizzle-orm'
import { agent } from '../../nouns/agents/agent.ts'
import { ownParts, type ProposalToJudge } from '../../nouns/hub/own-page.ts'
import { agentAddress } from '../../routes.ts'
import type { AgentStore, StoredAgent } from '../agents/agent-guide.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import { hubProposals as t } from '../db/tables/hub.ts'
import { items } from '../db/tables/items.ts'
import { refused } from '../http/errors.ts'
import { holdItems } from '../items/hold-items.ts'
import { findRevision, proposedContent } from './own-agent.ts'
import { changedParts, describeChanges } from './own-page-form.ts'
import type { Reader } from './reader.ts'
import type { TellingOfProposals } from './tell-of-proposals.ts'

type Needs = { db: Db; now: () => Date; versions: ContentVersion; agents: AgentStore; telling: TellingOfProposals }
type Proposal = typeof t.$inferSelect

/** Which proposal an admin means, as they have seen it. */
export type Meant = { id: number; edition: number }

/** What an admin wrote with an answer; `origin`: where they came by, "https://…", for the links of mails. */
type Said = { word: string; origin: string }

const mostShown = 10

/** What agents would have changed of their pages, for the admins who say yes or no. */
export function createProposals({ db, now, versions, agents, telling }: Needs) {
  const waiting = (tenant: string) => and(eq(t.tenant, tenant), eq(t.state, 'waiting'))
  /** Of an agent who is still in the directory; what became of the others asks nobody. */
  const isThere = sql`exists (select 1 from ${items} where ${items.tenant} = ${t.tenant} and ${items.kind} = ${agent.noun}
    and ${items.id} = ${t.agent} and not ${items.deleted})`

  /** Those that wait, the oldest first. */
  async function list(tenant: string): Promise<{ proposals: ProposalToJudge[]; moreProposals: number }> {
    const where = and(waiting(tenant), isThere)
    const rows = await db.select().from(t).where(where).orderBy(asc(t.madeAt), asc(t.id)).limit(mostShown)
    const all = rows.length < mostShown ? rows.length : await db.$count(t, where)
    const found = await agents.listByIds(
      tenant,
      rows.map((row) => row.agent),
    )
    const shown = await Promise.all(
      rows.map((row) =>
        present(
          row,
          found.find(({ id }) => id === row.agent),
        ),
      ),
    )
    return { proposals: shown.filter((each) => each !== undefined), moreProposals: all - rows.length }
  }

  async function present(row: Proposal, current: StoredAgent | undefined): Promise<ProposalToJudge | undefined> {
    const base = await findRevision(agents, row.tenant, row.agent, row.base)
    const mine = base && proposedContent(base, row)
    if (!current || !base || !mine) return undefined
    const parts = changedParts(base, mine, ownParts)
    const merged = agent.merge(base, current.content, mine)
    return {
      id: row.id,
      edition: row.edition,
      agent: current.content.title,
      link: agentAddress(current.content.email),
      by: row.name,
      madeAt: row.madeAt.toISOString(),
      changes: describeChanges(current.content, mine, parts),
      against: merged.conflicts.length > 0,
    }
  }

  /**
   * Saves what the agent wrote as any save is: on the revision it was written on, merged with what others wrote since, and refused
   * where they changed the same, unless the admin says `over`. The answer and the save are one transaction.
   */
  async function accept({ tenant, account, name }: Reader, meant: Meant, { word, over, origin }: Said & { over: boolean }): Promise<void> {
    await holdItems({ db, versions }, tenant, async (writing) => {
      const row = await decide(writing.tx, tenant, meant, { state: 'accepted', decidedBy: name, word })
      const { agent: id, wire, ids, name: by } = row
      const base = over ? undefined : row.base
      await agents.writer.save(writing, { id, wire, ids, base, by: { account, name: `${by}, accepted by ${name}` } })
      await tell(writing.tx, row, origin)
    })
  }

  async function decline({ tenant, name }: Reader, meant: Meant, { word, origin }: Said): Promise<void> {
    await db.transaction(async (tx) => tell(tx, await decide(tx, tenant, meant, { state: 'declined', decidedBy: name, word }), origin))
  }

  const tell = (tx: Db, { tenant, account, name, state, decidedBy, word }: Proposal, origin: string) =>
    telling.tellAgent(tx, { tenant, account, name, accepted: state === 'accepted', by: decidedBy ?? '', word, origin })

  async function decide(
    tx: Db,
    tenant: string,
    { id, edition }: Meant,
    said: Pick<Proposal, 'state' | 'decidedBy' | 'word'>,
  ): Promise<Proposal> {
    const [row] = await tx
      .update(t)
      .set({ ...said, decidedAt: now() })
      .where(and(waiting(tenant), eq(t.id, id), eq(t.edition, edition)))
      .returning()
    if (!row) throw refused('conflict', { message: 'This was changed, taken back or answered meanwhile. Please look again.' })
    return row
  }

  return { list, accept, decline }
}
