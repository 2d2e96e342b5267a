import { changedAt, type Snapshot } from './editing-cells.ts'
import { findMakers, readHistory, type Revision } from './editing-history.ts'
import { subjectOf, type MetConflict } from './editing-journal.ts'
import { judgeStep, judgeView, type Fault } from './editing-overwrites.ts'
import { agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import { sectionOf, type EditedRecord } from './editing-reading.ts'
import { editedSections, type World } from './editing-world.ts'

export type Verdict = {
  lost: string[]
  overwritten: string[]
  selfConflicts: string[]
  duplicates: string[]
  revisions: number
  acknowledged: number
  merges: number
  /** Of the saves, those of articles. */
  ofArticles: { acknowledged: number; merges: number }
  /** How much of it was about agents. */
  agents: { known: number; revisions: number; acknowledged: number; merges: number }
}

type Told = { section: EditedRecord; history: Revision[]; faults: Fault[] }

/** Reads the whole history back and judges it by what the journal says people did. */
export async function judge(world: World, { trustBase = true } = {}): Promise<Verdict> {
  const { journal } = world
  const numbers = await knownAgents(world)
  const agents = { known: numbers.length, revisions: 0, acknowledged: 0, merges: 0 }
  const verdict: Verdict = {
    lost: [],
    overwritten: [],
    selfConflicts: [],
    duplicates: [],
    revisions: 0,
    acknowledged: 0,
    merges: 0,
    ofArticles: { acknowledged: 0, merges: 0 },
    agents,
  }
  for (const { section, revisions, merged } of journal.sent.values()) {
    const ofKind = agentOfKey(section) !== undefined ? [agents] : articleOfKey(section) !== undefined ? [verdict.ofArticles] : []
    for (const counted of [verdict, ...ofKind]) {
      counted.acknowledged += Number(revisions.size > 0)
      counted.merges += Number(merged)
    }
  }
  const told: Told[] = []
  for (const section of [...editedSections, ...numbers.map(sectionOf)]) {
    const { key } = section
    const history = await readHistory(world, section)
    verdict.revisions += history.length - 1
    if (agentOfKey(key) !== undefined) agents.revisions += history.length - 1
    verdict.duplicates.push(
      ...findMakers(history, journal, key, (revision, save) => {
        const suspect = { ...revision, save }
        return (!trustBase || revision.base === save.body.revision) && judgeStep(history, suspect).length === 0
      }),
    )
    const faults: Fault[] = []
    told.push({ section, history, faults })
    for (const each of history.slice(1)) {
      faults.push(...judgeStep(history, each), ...judgeView(history, each, journal))
      if (trustBase && each.save && each.base !== each.save.body.revision)
        verdict.lost.push(`${key} ${each.revision}: is based on ${each.base}, was sent on ${each.save.body.revision}`)
    }
    const sentence = ({ revision, cell, words }: Fault) => `${key} ${revision}, ${cell}: ${words}`
    verdict.overwritten.push(...faults.filter(({ is }) => is === 'overwritten').map(sentence))
    verdict.lost.push(...faults.filter(({ is }) => is === 'missing').map(sentence))
    verdict.selfConflicts.push(
      ...journal.conflicts.filter((each) => each.section === key).flatMap((each) => quarrelWithSelf(each, history)),
    )
  }
  for (const subject of new Set(told.map(({ section }) => subjectOf(section.key))))
    verdict.lost.push(
      ...lostEdits(
        world,
        subject,
        told.filter(({ section }) => subjectOf(section.key) === subject),
      ),
    )
  return verdict
}

/** The numbers of all agents there ever were: those that exist or were deleted, and whoever a save was answered for. */
async function knownAgents(world: World): Promise<number[]> {
  const listed = await world.listAgents(0)
  const deleted = (await world.listDeleted(0)).map(({ id }) => id)
  const answered = [...world.journal.sent.values()].flatMap(({ section }) => agentOfKey(section) ?? [])
  return [...new Set([...listed, ...deleted, ...answered.filter((id) => id !== 'new')])].toSorted((a, b) => a - b)
}

/** Every text anybody typed must have been saved, replaced or discarded by its own writer, or still be kept on their device. */
function lostEdits({ journal, devices }: World, subject: string, told: Told[]): string[] {
  const wordsOf = ({ cells }: Snapshot) => [...cells].map(([cell, text]) => `${cell}\n${text}`)
  const saved = new Set(told.flatMap(({ history }) => history.flatMap(({ snapshot }) => wordsOf(snapshot))))
  const drafts = devices.flatMap((device) => device.kept()).filter(({ key }) => subjectOf(key) === subject)
  const kept = new Set(drafts.flatMap(({ snapshot }) => wordsOf(snapshot)))
  const stolen = new Set(
    told.flatMap(({ history, faults }) =>
      faults
        .filter(({ is }) => is === 'overwritten')
        .map(({ revision, cell }) => `${cell}\n${history[revision - 1].snapshot.cells.get(cell)}`),
    ),
  )
  const replaced = journal.replaced()
  return journal.edits
    .filter((edit) => subjectOf(edit.section) === subject)
    .filter((edit) => {
      const words = `${edit.cell}\n${edit.text}`
      if (saved.has(words)) return stolen.has(words)
      return !kept.has(words) && !journal.isDiscarded(edit) && !replaced.has(journal.placeOf(edit))
    })
    .map(({ tab, section, cell, text }) => `${section}, ${cell}: ${text} of tab ${tab} is gone`)
}

/** A conflict at a path that only this very piece of work had changed in between. */
function quarrelWithSelf({ tab, lineage, section, from, to, fieldPaths }: MetConflict, history: Revision[]): string[] {
  const between = history.slice(Math.min(from, to) + 1, Math.max(from, to) + 1)
  return fieldPaths
    .filter((fieldPath) => {
      const makers = between.filter(({ revision, snapshot }) => changedAt(fieldPath, history[revision - 1].snapshot, snapshot))
      return makers.every(({ save }) => save !== undefined && lineage.has(save.work))
    })
    .map((fieldPath) => `${section}: tab ${tab} was asked about ${fieldPath} between its own revisions ${from} and ${to}`)
}
