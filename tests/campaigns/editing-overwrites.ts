import { changedCells, reordered, snapshotOfWire, type Snapshot } from './editing-cells.ts'
import type { Revision } from './editing-history.ts'
import type { Journal, SentSave } from './editing-journal.ts'

/** What is wrong with one step of the history. `cell` is set where somebody's text was replaced or removed. */
export type Fault = { revision: number; is: 'overwritten' | 'missing'; cell: string; words: string }

const sentOf = ({ body }: SentSave): Snapshot => snapshotOfWire(body.content, body.ids)

/**
 * Judges the step from one revision to the next by three tables: what its author had (`base`), sent, and what was
 * stored meanwhile. Only the author's own changes may happen, all of them, and none where somebody else had changed the same.
 */
export function judgeStep(history: Revision[], { revision, snapshot: now, save }: Revision): Fault[] {
  if (!save) return []
  const before = history[revision - 1].snapshot
  const base = history[save.body.revision].snapshot
  const sent = sentOf(save)
  const faults: Fault[] = []
  const fault = (is: Fault['is'], cell: string, words: string) => faults.push({ revision, is, cell, words: `${words} (${save.key})` })
  const at = (snapshot: Snapshot, cell: string) => snapshot.cells.get(cell)

  for (const cell of changedCells(before, now)) {
    if (at(sent, cell) !== at(now, cell) || at(sent, cell) === at(base, cell))
      fault('overwritten', cell, `changed ${at(before, cell)} to ${at(now, cell)} although its author did not`)
    else if (at(base, cell) !== at(before, cell))
      fault('overwritten', cell, `put ${at(now, cell)} over ${at(before, cell)}, saved since ${at(base, cell)}, without asking`)
  }
  for (const cell of changedCells(base, sent))
    if (at(now, cell) !== at(sent, cell)) fault('missing', cell, `was to say ${at(sent, cell)}, says ${at(now, cell)}`)

  for (const list of now.orders.keys()) {
    const common = [base, before, sent, now]
      .map((each) => each.orders.get(list) ?? [])
      .reduce((ids, each) => ids.filter((id) => each.includes(id)))
    const order = (snapshot: Snapshot) => (snapshot.orders.get(list) ?? []).filter((id) => common.includes(id)).join()
    const fieldPath = `${list}#order`
    const wanted = order(sent) === order(base) ? before : sent
    if (order(now) !== order(wanted))
      fault(wanted === sent ? 'missing' : 'overwritten', fieldPath, 'has another order than its author left it in')
    else if (wanted === sent && order(before) !== order(base) && order(before) !== order(sent))
      fault('overwritten', fieldPath, 'undid an order that was made meanwhile, without asking')
  }
  return faults
}

/** What the author of a step changed although they never had it in view: the tab itself must have carried it over. */
export function judgeView(history: Revision[], { revision, snapshot: now, save }: Revision, journal: Journal): Fault[] {
  if (!save) return []
  const { writer, section } = save
  const before = history[revision - 1].snapshot
  const blind = changedCells(before, now).filter(
    (cell) => !journal.hadInView(writer, section, cell, now.cells.get(cell), before.cells.get(cell)),
  )
  const base = history[save.body.revision].snapshot
  const sent = sentOf(save)
  const dealt = [...now.orders.keys()].filter((list) => reordered(base, sent, list) && !journal.everMoved(writer, section, list))
  return [
    ...blind.map((cell): Fault => {
      const words = `put ${now.cells.get(cell)} over ${before.cells.get(cell)}, which writer ${writer} was never shown (${save.key})`
      return { revision, is: 'overwritten', cell, words }
    }),
    ...dealt.map((list): Fault => ({ revision, is: 'overwritten', cell: `${list}#order`, words: `moved rows nobody moved (${save.key})` })),
  ]
}
