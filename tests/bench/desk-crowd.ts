import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../src/server/db/database.ts'
import { submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { findSandboxPerson } from '../../src/server/identity/sandbox-people.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import { sentRow } from '../fixtures/sent-forms.ts'
import { testRing } from '../fixtures/test-ring.ts'
import { diceOf, personOf } from './agent-crowd.ts'

const sealing = createSealing(testRing)
const agent = findSandboxPerson('agent')?.username
const hour = 3600_000

/** Who sent the nth case, and how it is called. */
export function caseOf(n: number) {
  const { title: name, email } = personOf(n)
  return { name, email, phone: `(${200 + (n % 700)}) 555-${String(n % 10_000).padStart(4, '0')}`, reference: referenceOf(n) }
}

const letters = '23456789BCDFGHJKMNPQRTVWXZ'

/** In the shape of a real one; another for each number. */
function referenceOf(n: number): string {
  const written = Array.from({ length: 7 }, (_each, place) => letters[Math.floor(n / letters.length ** place) % letters.length]).join('')
  return `WM-${written.slice(0, 4)}-${written.slice(4)}2`
}

/** Fills the desk of an empty database with `count` cases of the last two years: one in ten waits, one in twenty is worked on. */
export async function fillDesk({ db }: OpenDatabase, count: number): Promise<void> {
  const dice = diceOf(count)
  const now = Date.now()
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_each, index) => {
      const { reference, ...sender } = caseOf(from + index)
      const state = (['new', 'new', 'assigned', 'spam'] as const)[dice(20)] ?? 'done'
      const receivedAt = new Date(now - dice(2 * 365 * 24) * hour)
      const waits = state === 'new' || state === 'assigned'
      return sentRow(sealing, {
        reference,
        sender,
        state,
        receivedAt,
        waitingSince: waits ? receivedAt : null,
        form: ['quote', 'contact', 'ers', 'message'][dice(4)],
        agent: dice(50) === 0 ? agent : undefined,
      })
    })
    const made = await db.insert(submissions).values(rows).returning({ id: submissions.id })
    await db.insert(submissionFiles).values(
      made
        .filter((_each, index) => index % 3 === 0)
        .map(({ id: submission }) => {
          const id = submission.toString(16).padStart(32, '0')
          const box = sealing.sealJson(boxOf.file({ id }), { name: 'roof.jpg', key: '' })
          return {
            id,
            tenant: 'windbreak',
            submission,
            field: 'photos',
            type: 'image/jpeg',
            bytes: 1000,
            sha256: id + id,
            scan: 'unscanned' as const,
            stagedAt: new Date(now),
            ...box,
          }
        }),
    )
  }
  await db.execute(sql`vacuum analyze`)
}
