import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { createAttachments } from '../../src/server/attachments/create-attachments.ts'
import { openSubmission, type SubmissionRow } from '../../src/server/forms/submission-rows.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { testRing } from '../fixtures/test-ring.ts'
import type { FormsJournal, SentFile, Version, Visit } from './forms-journal.ts'

export const sealing = createSealing(testRing)

type Needs = { database: OpenDatabase; folder: string; journal: FormsJournal; agent: string }

/** What is stored, beside what was sent and shown: everything once, whole, and nothing that was never sent. */
export async function judgeSubmissions({ database: { db }, folder, journal, agent }: Needs) {
  const { visits, unfound, forbidden } = journal
  const lost = [...unfound]
  const twice: string[] = []
  const leaks: string[] = []
  const rows = await db.select().from(submissions)
  const attachments = createAttachments({
    db,
    files: createLocalFiles(join(folder, 'attachments')),
    sealing,
    now: () => new Date(),
    warn() {},
  })
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const byKey = Map.groupBy(rows, ({ key }) => key)
  for (const [, [first, ...others]] of Map.groupBy(visits, ({ key }) => key))
    for (const other of others) twice.push(`visits ${first.number} and ${other.number} were given one key`)
  const visitOf = new Map(visits.map((visit) => [visit.key, visit]))

  for (const visit of visits) {
    const { number, key, shown } = visit
    const stored = byKey.get(key) ?? []
    if (stored.length > 1) twice.push(`visit ${number} is stored ${stored.length} times`)
    if (shown.size > 1) twice.push(`visit ${number} was shown ${[...shown.keys()].join(' and ')}`)
    for (const reference of shown.keys()) {
      const row = byReference.get(reference)
      if (!row) lost.push(`${reference}, shown to visit ${number}, is not stored`)
      else if (row.key !== key) twice.push(`${reference}, shown to visit ${number}, is another's`)
    }
    // Also of those who were shown none: what is stored is whole.
    for (const row of stored) lost.push(...(await whatDiffers(row, visit)))
  }
  for (const { key, reference } of rows) {
    if (forbidden.has(key)) leaks.push(`${reference} was stored with a file of another`)
    else if (!visitOf.has(key)) twice.push(`${reference} was sent by nobody`)
  }

  for (const reference of journal.seenByAgent) {
    const key = byReference.get(reference)?.key ?? ''
    if (visitOf.get(key)?.agent !== agent) leaks.push(`the agent was shown ${reference}, which was sent to another`)
  }

  async function whatDiffers(row: SubmissionRow, visit: Visit): Promise<string[]> {
    try {
      const sent = openSubmission(sealing, row)
      const files = await filesOf(row.id)
      const fits = visit.versions.some((version) => sameAnswers(sent.answers, version) && sameFiles(files, version.files))
      const toWhom = (sent.agent?.email ?? undefined) === visit.agent && row.agentKey === (visit.agent ?? null)
      const told = sent.answers.filter(({ inputType }) => inputType === 'FileUpload').flatMap(({ answers }) => answers)
      const named = told.length === files.length && files.every(({ id }) => told.includes(id))
      if (fits && toWhom && named && row.form === visit.form) return []
      return [`${row.reference} is not what visit ${visit.number} sent${toWhom ? '' : ', nor to whom'}${named ? '' : ', nor its files'}`]
    } catch (error) {
      return [`${row.reference} of visit ${visit.number} cannot be opened: ${String(error)}`]
    }
  }

  async function filesOf(submission: number): Promise<(SentFile & { id: string })[]> {
    const listed = await attachments.list(submission)
    return Promise.all(
      listed.map(async ({ id, name }) => ({ id, name, bytes: Buffer.concat(await (await attachments.open(id)).stream.toArray()) })),
    )
  }

  const kept = await db.select({ id: submissionFiles.id, submission: submissionFiles.submission }).from(submissionFiles)
  const taken = new Set(kept.filter(({ submission }) => submission !== null).map(({ id }) => id))
  const leftOver = [
    ...kept.filter(({ id }) => !taken.has(id)).map(({ id }) => id),
    ...namesOnDisk(folder).filter((id) => !taken.has(id)),
  ].map((id) => `the file ${id} of nobody is still there`)
  return { rows, lost, twice, leaks, visitOf, files: taken.size, leftOver }
}

const namesOnDisk = (folder: string) =>
  readdirSync(join(folder, 'attachments'), { recursive: true, encoding: 'utf8' })
    .map((path) => basename(path))
    .filter((name) => name.length === 32)

type Answered = { id: string; inputType: string; answers: readonly string[] }

function sameAnswers(stored: readonly Answered[], { answers }: Version): boolean {
  const words = stored.filter(({ inputType }) => inputType !== 'FileUpload')
  const asked = new Set(words.map(({ id }) => id))
  return (
    Object.keys(answers).every((id) => asked.has(id)) &&
    words.every(({ id, answers: given }) => JSON.stringify(given) === JSON.stringify(answers[id] ?? []))
  )
}

/** Byte for byte, in any order. */
function sameFiles(stored: readonly SentFile[], sent: readonly SentFile[]): boolean {
  return (
    stored.length === sent.length && sent.every(({ name, bytes }) => stored.some((each) => each.name === name && each.bytes.equals(bytes)))
  )
}
