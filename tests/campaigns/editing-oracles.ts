import { changedAt } from './editing-cells.ts'
import { findMakers, readHistory, type Revision } from './editing-history.ts'
import type { MetConflict } from './editing-journal.ts'
import { judgeStep, judgeView, type Fault } from './editing-overwrites.ts'
import { editedSections, type World } from './editing-world.ts'

export type Verdict = {
  lost: string[]
  overwritten: string[]
  selfConflicts: string[]
  duplicates: string[]
  revisions: number
  acknowledged: number
  merges: number
}

/** Reads the whole history back and judges it by what the journal says people did. */
export async function judge(world: World, { trustBase = true } = {}): Promise<Verdict> {
  const { journal } = world
  const verdict: Verdict = { lost: [], overwritten: [], selfConflicts: [], duplicates: [], revisions: 0, acknowledged: 0, merges: 0 }
  for (const { revisions, merged } of journal.sent.values()) {
    verdict.acknowledged += Number(revisions.size > 0)
    verdict.merges += Number(merged)
  }
  for (const section of editedSections) {
    const { key } = section
    const history = await readHistory(world, section)
    verdict.revisions += history.length - 1
    verdict.duplicates.push(
      ...findMakers(history, journal, key, (revision, save) => {
        const suspect = { ...revision, save }
        return (!trustBase || revision.base === save.body.revision) && judgeStep(history, suspect).length === 0
      }),
    )
    const faults: Fault[] = []
    for (const each of history.slice(1)) {
      faults.push(...judgeStep(history, each), ...judgeView(history, each, journal))
      if (trustBase && each.save && each.base !== each.save.body.revision)
        verdict.lost.push(`${key} ${each.revision}: stands on ${each.base}, was sent on ${each.save.body.revision}`)
    }
    const told = ({ revision, cell, words }: Fault) => `${key} ${revision}, ${cell}: ${words}`
    verdict.overwritten.push(...faults.filter(({ is }) => is === 'overwritten').map(told))
    verdict.lost.push(...faults.filter(({ is }) => is === 'missing').map(told))
    verdict.lost.push(...lostEdits(world, key, history, faults))
    verdict.selfConflicts.push(
      ...journal.conflicts.filter((each) => each.section === key).flatMap((each) => quarrelWithSelf(each, history)),
    )
  }
  return verdict
}

/** Every text anybody typed must have been saved, replaced or discarded by its own writer, or still be kept on their device. */
function lostEdits({ journal, devices }: World, section: string, history: Revision[], faults: Fault[]): string[] {
  const saved = new Set(history.flatMap(({ stands }) => [...stands.cells].map(([cell, text]) => `${cell}\n${text}`)))
  const kept = new Set(
    devices.flatMap((device) => device.kept(section).flatMap(({ cells }) => [...cells].map(([cell, text]) => `${cell}\n${text}`))),
  )
  const stolen = new Set(
    faults.filter(({ is }) => is === 'overwritten').map(({ revision, cell }) => `${cell}\n${history[revision - 1].stands.cells.get(cell)}`),
  )
  const replaced = journal.replaced()
  return journal.edits
    .filter((edit) => edit.section === section)
    .filter((edit) => {
      const words = `${edit.cell}\n${edit.text}`
      if (saved.has(words)) return stolen.has(words)
      return !kept.has(words) && !journal.isDiscarded(edit) && !replaced.has(journal.placeOf(edit))
    })
    .map(({ tab, cell, text }) => `${section}, ${cell}: ${text} of tab ${tab} is gone`)
}

/** A conflict about a place that only this very piece of work had changed in between. */
function quarrelWithSelf({ tab, lineage, section, from, to, places }: MetConflict, history: Revision[]): string[] {
  const between = history.slice(Math.min(from, to) + 1, Math.max(from, to) + 1)
  return places
    .filter((place) => {
      const makers = between.filter(({ revision, stands }) => changedAt(place, history[revision - 1].stands, stands))
      return makers.every(({ save }) => save !== undefined && lineage.has(save.work))
    })
    .map((place) => `${section}: tab ${tab} was asked about ${place} between its own revisions ${from} and ${to}`)
}
