import { getItemHistory } from '../../src/calls/item-calls.ts'
import { callServer } from '../../src/calls/call-server.ts'
import { getSectionHistory } from '../../src/calls/content-calls.ts'
import { agentKey, agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { snapshotOfContent, snapshotOfWire, type Snapshot } from './editing-cells.ts'
import type { Journal, SentSave } from './editing-journal.ts'
import { agents, client, itemOf, type EditedRecord } from './editing-reading.ts'
import type { World } from './editing-world.ts'

export type Revision = {
  revision: number
  base: number | null
  savedBy: string | null
  snapshot: Snapshot
  /** The agent left the site with it; what the agent said stays as it was. */
  deleted: boolean
  /** The save that made it; undefined until its maker is found. */
  save: SentSave | undefined
}

/** Every revision of a section or an agent in order; at 0 is the default. */
export async function readHistory({ origin, devices }: World, section: EditedRecord): Promise<Revision[]> {
  const from = { origin, headers: { cookie: devices[0].cookie } }
  const { id, ...ofKind } = itemOf(section) ?? { ...agents, id: undefined }
  const snapshot = snapshotOfContent(section.fallback)
  const start: Revision = { revision: 0, base: null, savedBy: null, snapshot, deleted: false, save: undefined }
  const found: Revision[] = []
  for (let before: number | undefined, more = true; more;) {
    const answer = await (typeof id === 'number'
      ? callServer(getItemHistory, { ...ofKind, id, before }, from)
      : callServer(getSectionHistory, { pageName: section.page, section: section.section, client, before }, from))
    if (!answer.body.status) throw new Error(answer.body.message)
    for (const { value, ids, revision, base, savedBy = null, ...more } of answer.body.result)
      found.push({
        revision,
        base,
        savedBy,
        snapshot: snapshotOfWire(value, ids),
        deleted: 'deleted' in more && more.deleted === true,
        save: undefined,
      })
    before = found.at(-1)?.revision
    more = answer.body.more
  }
  const history = [start, ...found.toReversed()]
  history.forEach(({ revision }, index) => {
    if (revision !== index) throw new Error(`${section.key} goes from revision ${index - 1} to ${revision}`)
  })
  return history
}

/**
 * Finds the save behind every revision. What was answered is known; an answer that died with the server is found by
 * `fits`, each save once. Answers what is wrong: a save with two revisions, a revision with two saves or none.
 */
export function findMakers(
  history: Revision[],
  journal: Journal,
  section: string,
  fits: (revision: Revision, save: SentSave) => boolean,
): string[] {
  const wrong: string[] = []
  const saves = [...journal.sent.values()].filter((save) => save.section === section)
  const deletions = journal.deletions.filter(({ id }) => section === agentKey(id))
  for (const { key, base, revisions } of deletions) {
    if (revisions.size > 1) wrong.push(`${section}: the deletion ${key} made the revisions ${[...revisions].join(' and ')}`)
    for (const revision of revisions)
      if (!history[revision]?.deleted || history[revision].base !== base) wrong.push(`${section}: ${revision} is not the deletion ${key}`)
  }
  for (const save of saves) {
    if (save.revisions.size > 1) wrong.push(`${section}: the save ${save.key} made the revisions ${[...save.revisions].join(' and ')}`)
    for (const revision of save.revisions) {
      const made = history[revision]
      if (!made) wrong.push(`${section}: revision ${revision} was acknowledged (${save.key}) and is not in the history`)
      else if (made.save) wrong.push(`${section}: revision ${revision} was answered to ${made.save.key} and to ${save.key}`)
      else made.save = save
    }
  }
  const isNew = (save: SentSave) => save.section === agentKey('new') && agentOfKey(section) !== undefined
  const unheard = new Set([...saves, ...[...journal.sent.values()].filter(isNew)].filter(({ revisions }) => revisions.size === 0))
  for (const revision of history.slice(1)) {
    if (revision.save) continue
    if (revision.deleted) {
      const asked = deletions.some(({ base, writer }) => base === revision.base && revision.savedBy === `Writer ${writer}`)
      if (!asked) wrong.push(`${section}: nobody asked for the deletion ${revision.revision} of ${revision.savedBy}, base ${revision.base}`)
      continue
    }
    const save = [...unheard].find((each) => revision.savedBy === `Writer ${each.writer}` && fits(revision, each))
    if (!save) {
      wrong.push(`${section}: nobody's save made revision ${revision.revision} of ${revision.savedBy}, base ${revision.base}`)
      continue
    }
    unheard.delete(save)
    save.section = section
    revision.save = save
  }
  return wrong
}
