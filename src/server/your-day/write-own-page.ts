import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { agent, type Agent } from '../../nouns/agents/agent.ts'
import type { OwnPage, OwnPageChange, OwnPageForm, OwnPart } from '../../nouns/hub/own-page.ts'
import type { DayDone } from '../../nouns/hub/your-day.ts'
import { agentAddress } from '../../routes.ts'
import type { AgentStore, StoredAgent } from '../agents/agent-guide.ts'
import { refuseProblems } from '../content/stored-content.ts'
import type { Db } from '../db/database.ts'
import { hubProposals as t } from '../db/tables/hub.ts'
import { refused } from '../http/errors.ts'
import { findOwnAgent, findRevision, proposedContent } from './own-agent.ts'
import { changedParts, describeChanges, formOf, partialOf, withForm } from './own-page-form.ts'
import type { OwnPageSetting } from './own-page-setting.ts'
import type { Reader } from './reader.ts'
import type { TellingOfProposals } from './tell-of-proposals.ts'

type Needs = { db: Db; now: () => Date; agents: AgentStore; telling: TellingOfProposals }
/** `origin`: where they came by, "https://…", for the links of mails. */
type Writer = Reader & { origin: string }
type Proposed = { agent: number; base: number; parts: readonly OwnPart[] } & ReturnType<typeof partialOf>
type Rebased = { form: OwnPageForm; changes: OwnPageChange[] }

/** An agent's own public page, for the agent: what it says, and how they change it. */
export function createOwnPages({ db, now, agents, telling }: Needs) {
  async function show(reader: Reader, setting: OwnPageSetting | undefined): Promise<OwnPage | null> {
    const own = setting && (await findOwnAgent(agents, reader))
    if (!own) return null
    const last = await findLast(reader, own)
    const waiting = last?.state === 'waiting' ? await readWaiting(reader, own, last) : undefined
    return {
      link: agentAddress(own.content.email),
      way: setting.way,
      parts: setting.parts,
      form: waiting ?? formOf(own.content, own.revision),
      last: last && {
        state: last.state as 'waiting' | 'accepted' | 'declined',
        madeAt: last.madeAt.toISOString(),
        decidedBy: last.decidedBy,
        word: last.word,
      },
    }
  }

  /** What they asked for last; what they took back themselves is gone, or is no news. */
  async function findLast({ tenant }: Reader, { id }: StoredAgent) {
    const [row] = await db
      .select()
      .from(t)
      .where(and(eq(t.tenant, tenant), eq(t.agent, id), inArray(t.state, ['waiting', 'accepted', 'declined'])))
      .orderBy(desc(t.madeAt), desc(t.id))
      .limit(1)
    return row ?? null
  }

  async function readWaiting({ tenant }: Reader, { id }: StoredAgent, row: typeof t.$inferSelect): Promise<OwnPageForm | undefined> {
    const base = await findRevision(agents, tenant, id, row.base)
    const content = base && proposedContent(base, row)
    return content && formOf(content, row.base)
  }

  /** Saves what was written, or lays it before the admins, by the setting. Throws `invalid`, and `conflict` where somebody changed the same. */
  async function write(reader: Writer, form: OwnPageForm, setting: OwnPageSetting | undefined): Promise<DayDone> {
    const own = setting && (await findOwnAgent(agents, reader))
    if (!own) throw refused('notAllowed')
    const { tenant, account, name } = reader
    const base = await findRevision(agents, tenant, own.id, form.base)
    if (!base) throw refused('invalid', { message: 'The form was too old. Please look at it again.' })
    const mine = withForm(base, form, setting.parts)
    const parts = changedParts(base, mine, setting.parts)
    if (parts.length === 0) return (await withdraw(reader)) ? 'withdrawn' : 'unchanged'
    const changes = partialOf(mine, parts)
    refuseProblems(agent.checkWire(changes.wire, base, changes.ids).problems)
    if (setting.way === 'direct') {
      // Sent twice, it is there already.
      if (changedParts(own.content, { ...own.content, ...pick(mine, parts) }, parts).length > 0)
        await agents.save(tenant, { id: own.id, ...changes, base: form.base, by: { account, name } })
      return 'saved'
    }
    await propose(reader, { agent: own.id, base: form.base, parts, ...changes })
    return 'proposed'
  }

  /** One waits for each agent: what is written after it takes its place. */
  async function propose({ tenant, account, name, origin }: Writer, { agent, base, parts, ...changes }: Proposed) {
    const said = { account, name, base, ...changes, madeAt: now() }
    await db.transaction(async (tx) => {
      const [{ edition }] = await tx
        .insert(t)
        .values({ tenant, agent, state: 'waiting', ...said })
        .onConflictDoUpdate({
          target: [t.tenant, t.agent],
          targetWhere: sql`state = 'waiting'`,
          set: { ...said, edition: sql`${t.edition} + 1` },
        })
        .returning({ edition: t.edition })
      if (edition === 1) await telling.tellOfProposal(tx, { tenant, agent, by: name, parts, origin })
    })
  }

  /** False where nothing waits. */
  async function withdraw(reader: Reader): Promise<boolean> {
    const own = await findOwnAgent(agents, reader)
    if (!own) return false
    // Nobody decided anything, so nothing of it is kept.
    const gone = await db
      .delete(t)
      .where(and(eq(t.tenant, reader.tenant), eq(t.agent, own.id), eq(t.state, 'waiting')))
      .returning({ id: t.id })
    return gone.length > 0
  }

  /** What was written, on the page as it is by now, and what would change: somebody wrote in the same places meanwhile. */
  async function rebase(reader: Reader, form: OwnPageForm, { parts }: OwnPageSetting): Promise<Rebased | null> {
    const own = await findOwnAgent(agents, reader)
    if (!own) return null
    const { content, revision } = own
    return { form: { ...form, base: revision }, changes: describeChanges(content, withForm(content, form, parts), parts) }
  }

  return { show, write, withdraw, rebase }
}

const pick = (content: Agent, parts: readonly OwnPart[]): Partial<Agent> => Object.fromEntries(parts.map((part) => [part, content[part]]))
