import { agentKey } from '../../src/nouns/agents/agent-keys.ts'
import { sameContent } from '../../src/editor/saving/same-content.ts'
import type { Agent } from '../../src/nouns/agents/agent.ts'
import type { Dice } from './editing-dice.ts'
import { discard, learn, useLeftDraft } from './editing-drafts.ts'
import { agents, sectionOf, type EditedRecord } from './editing-reading.ts'
import type { Sitting } from './editing-session.ts'
import type { World } from './editing-world.ts'

/** What a person does in the directory: opens somebody, takes somebody off the site, brings somebody back. */

/** Whose form is opened: mostly somebody who has been there for long, so that people meet. */
export async function chooseAgent(world: World, writer: number, { who, isNew }: { who: number; isNew: boolean }): Promise<EditedRecord> {
  const ids = await world.listAgents(writer)
  return sectionOf(isNew || ids.length === 0 ? 'new' : ids[Math.floor(who * ids.length)])
}

/** Delete, in the form of an agent. Answers whether the agent is known to be gone. */
export async function deleteAgent({ world, tab, roll }: Sitting): Promise<boolean> {
  const { journal, network } = world
  const id = tab.agent?.id()
  const { saved } = tab.run.state()
  if (id === undefined || saved.revision === 0) return false
  const key = `delete${(journal.counts.deletesAsked += 1)}`
  const deletion = { key, writer: tab.writer, id, base: saved.revision, revisions: new Set<number>() }
  const body = { ...agents, primaryKey: 'email' as const, content: { email: (saved.content as Agent).email } }
  // Without an answer the form stays open; its next save tells.
  const reply = await network.remove(deletion, { ...body, revision: saved.revision }, roll).catch(() => undefined)
  if (reply?.status === 401) await world.signIn(tab.writer)
  return reply?.status === 200
}

/** Bring back, in the list of the deleted. Answers whether the agent exists; not when somebody else has the e-mail by now. */
export async function bringBack(world: World, writer: number, id: number, roll: Dice | null): Promise<boolean> {
  const { journal, network } = world
  for (let tries = 0; tries < 20; tries++) {
    const gone = (await world.listDeleted(writer)).find((each) => each.id === id)
    if (!gone) return true
    const from = { tab: 0, work: (journal.counts.works += 1), writer, section: agentKey(id) }
    const { value: content, revision, ids = {} } = gone
    const body = { ...agents, primaryKey: 'email' as const, id, content, revision, ids, restores: revision }
    const reply = await network.sendAgent(from, body, `back${from.work}`, roll).catch(() => undefined)
    if (reply?.status === 401) await world.signIn(writer)
    if (reply?.status === 422) return false
    if (reply?.status === 200) journal.counts.broughtBack += 1
  }
  return false
}

/** Somebody who is not in the directory yet is put into the form, with three days of office hours. */
export function introduce({ tab, person }: Sitting) {
  if (!tab.agent || tab.agent.id() !== undefined) return
  person.complete()
  for (const to of [0, 1, 1]) person.add({ where: 0, to })
}

/** The agent was deleted meanwhile: it is brought back, opened again, and what was typed is put on top of it. */
export async function comeBack(sitting: Sitting) {
  const { world, tab, roll } = sitting
  const there = await bringBack(world, tab.writer, tab.agent?.id() ?? 0, roll)
  if (!there) {
    // Somebody else has the e-mail by now: what was typed is copied out, as the panel offers.
    world.journal.counts.copiedOut += 1
    discard(sitting, tab.run.state().draft)
    return tab.run.tell({ is: 'thrownAway' })
  }
  tab.run.tell({ is: 'closed' })
  await learn(sitting)
  useLeftDraft(sitting)
}

/**
 * Somebody new was saved by a tab that never heard of it: where all that is typed is stored already, the draft has done
 * its work. Else it is another person, who gets an e-mail of their own; so does somebody known whose old e-mail was brought
 * back from history after another had taken it.
 */
export async function lookWhoHasIt({ world, tab, person }: Sitting) {
  const { email } = tab.run.state().draft as Agent
  const isNew = tab.agent?.id() === undefined
  const found = isNew ? await world.findAgent(tab.writer, email) : undefined
  if (found && sameContent(tab.section, found.content, tab.run.state().draft)) tab.run.tell({ is: 'thrownAway' })
  else person.write('email')
}
