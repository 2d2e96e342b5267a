import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { submissionNotes } from '../../src/server/db/tables/desk.ts'
import { formDrafts, submissionFiles, submissions } from '../../src/server/db/tables/forms.ts'
import { mails } from '../../src/server/db/tables/mails.ts'
import { linkedAccounts, payments } from '../../src/server/db/tables/payments.ts'
import { accounts } from '../../src/server/db/tables/people.ts'
import { createSealing, type Sealed } from '../../src/server/sealing/create-sealing.ts'
import { addKeyToFolder } from '../../src/server/sealing/key-ring-file.ts'
import type { KeyRing } from '../../src/server/sealing/key-ring.ts'
import { openSealing } from '../../src/server/sealing/open-sealing.ts'
import { rotateKeys } from '../../src/server/sealing/rotate-keys.ts'
import { boxOf } from '../../src/server/sealing/sealed-rows.ts'
import { sealedTables } from '../../src/server/sealing/sealed-tables.ts'
import { insertSubmission } from '../fixtures/submission-row.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { rotatedRing, testKeys, testRing } from '../fixtures/test-ring.ts'

/** In the order of sealedTables. */
const tables = [submissions, submissionFiles, mails, submissionNotes, payments, linkedAccounts, formDrafts]
/** By the clock the site runs on, so that its clean-ups leave all of it where it is, whatever the hour. */
const at = new Date()
const tomorrow = new Date(at.getTime() + 24 * 3600_000)
const old = createSealing(testRing)

let site: TestApp
let db: Db
/** What the site reads its keys from. */
let kept: KeyRing
const siteRing: KeyRing = { ...testRing, readAgain: () => kept }
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false, sealing: createSealing(siteRing) })
  db = site.database.db
})
afterAll(() => site?.close())
beforeEach(async () => {
  kept = siteRing
  for (const table of tables.toReversed()) await db.delete(table)
})

describe('after a new key was put first', () => {
  it('whatever is stored is closed with it while the site runs, and nothing else of it changes', async () => {
    const count = 121
    for (let index = 0; index < count - 1; index += 1) await insertSubmission(db, old, `WM-${index}`, { answer: index })
    const hung = await hangOneOfEach()
    expect(await keysOf(submissions)).toEqual({ old: count })

    kept = { ...rotatedRing, readAgain: () => kept }
    // Past every hourly clean-up as well.
    site.clock.advance(61 * 60_000)
    await site.app.jobs.settle()

    const after = createSealing(rotatedRing)
    const rows = await db.select().from(submissions)
    expect(await keysOf(submissions)).toEqual({ new: count })
    for (const row of rows) expect(after.openJson(boxOf.submission(row), row)).toEqual({ answer: Number(row.reference.slice(3)) })
    for (const { table, what } of hung) {
      const [row] = (await db.select().from(table)) as unknown as Sealed[]
      expect([row.keyId, after.open(what, row).toString()]).toEqual(['new', what])
    }
  })

  it('what somebody writes meanwhile stays as it was written', async () => {
    const id = await insertSubmission(db, old, 'WM-1', 'before')
    const after = createSealing(rotatedRing)
    const [table] = sealedTables
    const [row] = await table.rowsOf(db, 'old', undefined)
    const written = after.sealJson(boxOf.submission({ tenant: 'Windbreak', reference: 'WM-1' }), 'written meanwhile')

    await db.update(submissions).set(written).where(eq(submissions.id, id))
    expect(await table.replace(db, row, after.seal(row.what, after.open(row.what, row)))).toBe(false)
    const [left] = await db.select().from(submissions)
    expect(after.openJson(boxOf.submission(left), left)).toBe('written meanwhile')

    // So does what is written by a node that closes with the old key yet.
    const behind = old.sealJson(row.what, 'written by a node behind')
    await db.update(submissions).set(behind).where(eq(submissions.id, id))
    expect(await table.replace(db, row, after.seal(row.what, after.open(row.what, row)))).toBe(false)
    await run(after)
    const [last] = await db.select().from(submissions)
    expect([last.keyId, after.openJson(boxOf.submission(last), last)]).toEqual(['new', 'written by a node behind'])
  })

  it('many who write while it is closed anew lose nothing', async () => {
    const ids: number[] = []
    for (let index = 0; index < 60; index += 1) ids.push(await insertSubmission(db, old, `WM-${index}`, 0))
    const after = createSealing(rotatedRing)
    const writing = ids.map(async (id, index) => {
      for (let version = 1; version <= 3; version += 1) {
        const box = after.sealJson(boxOf.submission({ tenant: 'Windbreak', reference: `WM-${index}` }), version)
        await db.update(submissions).set(box).where(eq(submissions.id, id))
      }
    })
    await Promise.all([run(after), ...writing])
    for (const row of await db.select().from(submissions)) expect(after.openJson(boxOf.submission(row), row)).toBe(3)
  })

  it('a row that cannot be opened stays as it is, is told of, and keeps no other from its turn', async () => {
    const id = await insertSubmission(db, old, 'WM-1', 'damaged')
    for (let index = 2; index < 60; index += 1) await insertSubmission(db, old, `WM-${index}`, 'whole')
    const damaged = Buffer.from('damaged')
    await db.update(submissions).set({ sealed: damaged }).where(eq(submissions.id, id))
    const warned = await run(createSealing(rotatedRing))
    expect(warned).toEqual([{ table: 'submissions', rows: 1, key: 'old' }])
    expect(await keysOf(submissions)).toEqual({ old: 1, new: 58 })
    const [row] = await db.select().from(submissions).where(eq(submissions.id, id))
    expect(row.sealed.equals(damaged)).toBe(true)
  })
})

describe('a start', () => {
  const dataKeys = undefined
  const sentence = (key: string, where: string) =>
    `Some of what visitors sent was closed with the data key "${key}", which ${where} lacks: put it back.`

  it.each(tables.map((table, index) => [sealedTables[index].name, table] as const))(
    'is refused when %s were closed with a key that is gone',
    async (_name, table) => {
      await hangOneOfEach()
      for (const each of tables) await db.update(each).set({ keyId: each === table ? 'gone' : 'old' })
      const start = openSealing({ db, dataDir: site.folder, dataKeys: testKeys, now: at })
      await expect(start).rejects.toThrow(sentence('gone', 'the setting DATA_KEYS'))
      await db.update(table).set({ keyId: 'old' })
      expect((await openSealing({ db, dataDir: site.folder, dataKeys: testKeys, now: at })).keyIds()).toEqual(['old'])
    },
  )

  it('makes a key file once, and none where one was lost', async () => {
    const dataDir = join(site.folder, 'keys')
    const file = join(dataDir, 'data-keys')
    const first = await openSealing({ db, dataDir, dataKeys, now: at })
    await insertSubmission(db, first, 'WM-1', 'before')
    const again = await openSealing({ db, dataDir, dataKeys, now: at })
    expect(again.keyIds()).toEqual(first.keyIds())

    const added = addKeyToFolder(dataDir, at)
    again.readAgain()
    expect(again.keyIds()).toEqual([added, ...first.keyIds()])
    await run(again)
    expect(await keysOf(submissions)).toEqual({ [added]: 1 })
    expect(again.term('Windbreak', 'email', 'a')).toBe(first.term('Windbreak', 'email', 'a'))

    rmSync(file)
    await expect(openSealing({ db, dataDir, dataKeys, now: at })).rejects.toThrow(
      `The key file ${file} is gone, and what visitors sent cannot be opened without it: bring it back from a backup.`,
    )
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, testKeys, { mode: 0o600 })
    await expect(openSealing({ db, dataDir, dataKeys, now: at })).rejects.toThrow(sentence(added, `the key file in ${dataDir}`))
  })
})

/** One row in each table, closed with the old key; what each holds is what its box is called. */
async function hangOneOfEach() {
  const submission = await insertSubmission(db, old, 'WM-120', { answer: 120 })
  const file = { id: 'f'.repeat(32) }
  const mail = { id: '7f3c1a52-6c1e-4a55-9a8e-000000000001' }
  const note = { submission, account: 'issuer subject', writtenAt: at }
  const draft = { hash: 'abc' }
  const payment = { tenant: 'Windbreak', reference: 'WM-PAY0-0001' }
  const linked = { tenant: 'Windbreak', account: 'alex', accountTerm: 'a term' }
  const close = (what: string) => old.seal(what, what)
  const tenant = 'Windbreak'
  await db.insert(submissionFiles).values({
    ...file,
    tenant,
    submission,
    field: 'photos',
    type: 'image/png',
    bytes: 1,
    sha256: '',
    scan: 'clean',
    stagedAt: at,
    ...close(boxOf.file(file)),
  })
  await db
    .insert(mails)
    .values({ ...mail, tenant, submission, kind: 'notice', state: 'kept', recipientTerm: '', createdAt: at, ...close(boxOf.mail(mail)) })
  await db.insert(submissionNotes).values({ ...note, name: 'Marlene Ruiz', ...close(boxOf.note(note)) })
  await db
    .insert(formDrafts)
    .values({ ...draft, tenant, form: 'quote', recipientTerm: '', savedAt: at, endsAt: tomorrow, ...close(boxOf.draft(draft)) })
  await db.insert(payments).values({
    ...payment,
    operation: 'pay',
    key: 'a key',
    askedMac: '',
    accountTerm: '',
    byAgent: false,
    state: 'created',
    minDueCents: 1,
    balanceCents: 1,
    settlement: 'pending',
    createdAt: at,
    changedAt: at,
    ...close(boxOf.payment(payment)),
  })
  const alex = { id: linked.account, issuer: '', subject: '', username: 'alex', name: 'Alex', createdAt: at, lastSignIn: at }
  await db.insert(accounts).values(alex).onConflictDoNothing()
  await db.insert(linkedAccounts).values({ ...linked, linkedAt: at, ...close(boxOf.linkedAccount(linked)) })
  return [
    { table: payments, what: boxOf.payment(payment) },
    { table: linkedAccounts, what: boxOf.linkedAccount(linked) },
    { table: submissionFiles, what: boxOf.file(file) },
    { table: mails, what: boxOf.mail(mail) },
    { table: submissionNotes, what: boxOf.note(note) },
    { table: formDrafts, what: boxOf.draft(draft) },
  ]
}

async function run(sealing: ReturnType<typeof createSealing>): Promise<object[]> {
  const warned: object[] = []
  const job = rotateKeys({ db, sealing, warn: (what) => warned.push(what) })
  await job.run({ id: 1, attempt: 1, payload: {}, signal: new AbortController().signal, requireLease: async () => {} })
  return warned
}

async function keysOf(table: typeof submissions): Promise<Record<string, number>> {
  const rows = await db
    .select({ key: table.keyId, rows: sql<number>`count(*)::int` })
    .from(table)
    .groupBy(table.keyId)
  return Object.fromEntries(rows.map(({ key, rows }) => [key, rows]))
}
