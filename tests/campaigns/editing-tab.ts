import { addNew } from '../../src/calls/content-calls.ts'
import type { callServer } from '../../src/calls/call-server.ts'
import { articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import { agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { findThing } from '../../src/editor/kinds/editor-kinds.ts'
import type { Thing } from '../../src/editor/kinds/kind.ts'
import { disputeIn, openConflicts } from '../../src/editor/saving/disputes.ts'
import { runSaveEngine, type SaveRun } from '../../src/editor/saving/save-driver.ts'
import { isUnsaved, startState, type Reply, type SavedContent, type SaveState } from '../../src/editor/saving/save-state.ts'
import type { Dice } from './editing-dice.ts'
import { piecesOfWork } from './editing-work.ts'
import { client, type EditedRecord } from './editing-reading.ts'
import type { World } from './editing-world.ts'

export interface Tab {
  id: number
  writer: number
  section: EditedRecord
  /** Set where an agent is edited; the number is undefined until somebody new has one. */
  agent: { id(): number | undefined } | undefined
  run: SaveRun
  useDraft(slot: string): void
  isUnsaved(): boolean
  /** The tab is gone, as when its browser is killed. */
  kill(): void
}

/** The engine's seconds are the campaign's hundredths. */
const haste = 50

/** Opens an editor in a tab, on what its page shows. Without dice nothing goes wrong on its way to the server. */
export async function openTab(world: World, writer: number, section: EditedRecord, shown: SavedContent, faults: Dice | null): Promise<Tab> {
  const { journal, network } = world
  const id = (journal.counts.tabs += 1)
  const device = world.devices[writer]
  const subject = { section, client, me: `Writer ${writer}` }
  const work = piecesOfWork(journal)
  let keys = 0
  let [since, until] = [0, 0]
  let before = startState(shown, '')
  const name = `t${id}`
  const from = () => ({ tab: id, work: Math.max(...lineage()), writer, section: keyNow() })
  const call = ((asked, body, { headers } = {}) => {
    const sendItem = articleOfKey(section.key) === undefined ? network.sendAgent : network.sendArticle
    const send = asked.path === addNew.path ? network.send : sendItem
    return heard(send(from(), body as never, headers?.['Idempotency-Key'] ?? '', faults))
  }) as typeof callServer
  const thing = findThing(section.key, { client, call }) as Thing
  const agent = agentOfKey(section.key) === undefined ? undefined : { id: () => numberIn(thing.key()) }
  const slots = device.openSlots(thing, name, (draft) => (draft.slot === run.state().slot ? origin() : undefined))
  const run: SaveRun = runSaveEngine(subject, shown, {
    send: thing.send,
    store: slots,
    now: Date.now,
    newKey: () => `tab${id}-${(keys += 1)}`,
    after(ms, then) {
      const timer = setTimeout(then, ms / haste)
      return () => clearTimeout(timer)
    },
  })
  const tab = { id, writer, section, agent, run, useDraft, isUnsaved: () => isUnsaved(subject, run.state()), kill }
  run.subscribe(() => {
    noteConflict(before)
    noteSurprises(world, tab, before)
    before = run.state()
  })
  const left = await slots.findLeft(shown.content)
  if (left.length > 0) run.tell({ is: 'opened', left })
  return tab

  function keyNow() {
    return thing.key()
  }

  async function heard(answer: Promise<Reply>): Promise<Reply> {
    const reply = await answer
    if (reply.status === 401) journal.counts.expired += 1
    return reply
  }

  function lineage() {
    return work.of(run.state().slot)
  }

  function origin() {
    const met = before.flight?.body.revision ?? since
    return { lineage: lineage(), since: disputeIn(run.state()) ? met : run.state().saved.revision }
  }

  function useDraft(slot: string) {
    const draft = run.state().left.find((each) => each.slot === slot)
    const from = device.originOf(slot)
    // A page that is older than the draft goes back behind what that work had saved; nobody is spared meeting it again.
    const behind = draft !== undefined && draft.revision > run.state().saved.revision
    since = from.since
    until = behind ? draft.revision : 0
    work.goOnWith(behind ? [] : from.lineage)
    run.tell({ is: 'useDraft', slot })
  }

  /** Notes every time somebody is asked to choose, and since which revision others may have had a hand in it. */
  function noteConflict(was: SaveState) {
    const { saved, step } = run.state()
    if (step.at !== 'dispute' || (was.step.at === 'dispute' && was.saved.revision === saved.revision)) return
    if (was.flight) since = was.flight.body.revision
    const fieldPaths = openConflicts(step.dispute).map(({ path }) => path)
    journal.conflicts.push({
      tab: id,
      lineage: lineage(),
      section: keyNow(),
      from: Math.min(since, saved.revision),
      to: Math.max(until, saved.revision),
      fieldPaths,
    })
  }

  function kill() {
    run.stop()
    device.closed(name)
  }
}

function numberIn(key: string): number | undefined {
  const id = agentOfKey(key)
  return typeof id === 'number' ? id : undefined
}

/** True when the agent that is edited was deleted meanwhile. */
export const isGone = ({ run, agent }: Tab): boolean => {
  const { step } = run.state()
  return agent !== undefined && step.at === 'stopped' && step.why === 'gone'
}

/** True when an agent was refused because another has that e-mail already. */
export const isTaken = ({ run, agent }: Tab): boolean => agent !== undefined && run.state().problems.some(({ path }) => path === 'email')

/** What should never happen to somebody whose words are all in order and who may edit. */
function noteSurprises({ journal }: World, tab: Tab, was: SaveState) {
  const { id, run } = tab
  const { step, problems } = run.state()
  if (isGone(tab)) journal.counts.metDeleted += Number(was.step.at !== 'stopped')
  else if (step.at === 'stopped' && was.step.at !== 'stopped') journal.surprises.push(`tab ${id} was stopped: ${step.why} ${step.message}`)
  if (isTaken(tab)) journal.counts.emailsTaken += Number(was.problems.length === 0)
  else if (problems.length > 0 && was.problems.length === 0)
    journal.surprises.push(`tab ${id} was refused: ${problems.map(({ path, message }) => `${path}: ${message}`).join()}`)
}
