import { callServer } from '../../src/calls/call-server.ts'
import { getSectionHistory } from '../../src/calls/content-calls.ts'
import type { AnySection } from '../../src/content/section.ts'
import { snapshotOfContent, snapshotOfWire, type Snapshot } from './editing-cells.ts'
import type { Journal, SentSave } from './editing-journal.ts'
import { client } from './editing-reading.ts'
import type { World } from './editing-world.ts'

export type Revision = {
  revision: number
  base: number | null
  savedBy: string | null
  stands: Snapshot
  /** The save that made it; undefined until its maker is found. */
  save: SentSave | undefined
}

/** Every revision of a section in order; at 0 stands the default. */
export async function readHistory({ origin, devices }: World, section: AnySection): Promise<Revision[]> {
  const start: Revision = { revision: 0, base: null, savedBy: null, stands: snapshotOfContent(section.fallback), save: undefined }
  const found: Revision[] = []
  for (let before: number | undefined, more = true; more;) {
    const body = { pageName: section.page, section: section.section, client, before }
    const answer = await callServer(getSectionHistory, body, { origin, headers: { cookie: devices[0].cookie } })
    if (!answer.body.status) throw new Error(answer.body.message)
    for (const { value, ids, revision, base, savedBy = null } of answer.body.result)
      found.push({ revision, base, savedBy, stands: snapshotOfWire(value, ids), save: undefined })
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
  for (const save of saves) {
    if (save.revisions.size > 1) wrong.push(`${section}: the save ${save.key} made the revisions ${[...save.revisions].join(' and ')}`)
    for (const revision of save.revisions) {
      const made = history[revision]
      if (!made) wrong.push(`${section}: revision ${revision} was acknowledged (${save.key}) and is not in the history`)
      else if (made.save) wrong.push(`${section}: revision ${revision} was answered to ${made.save.key} and to ${save.key}`)
      else made.save = save
    }
  }
  const unheard = new Set(saves.filter(({ revisions }) => revisions.size === 0))
  for (const revision of history.slice(1)) {
    if (revision.save) continue
    const save = [...unheard].find((each) => revision.savedBy === `Writer ${each.writer}` && fits(revision, each))
    if (!save) {
      wrong.push(`${section}: nobody's save made revision ${revision.revision} of ${revision.savedBy}, base ${revision.base}`)
      continue
    }
    unheard.delete(save)
    revision.save = save
  }
  return wrong
}
