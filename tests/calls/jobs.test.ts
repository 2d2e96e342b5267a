import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Db } from '../../src/server/db/database.ts'
import { isPatient } from '../../src/server/db/patiently.ts'
import { seedings } from '../../src/server/db/tables/content.ts'
import { jobs as table } from '../../src/server/db/tables/jobs.ts'
import { createSharedClock } from '../../src/server/db/shared-clock.ts'
import { createClaims } from '../../src/server/jobs/claim-jobs.ts'
import { createJobs } from '../../src/server/jobs/create-jobs.ts'
import { forgetStopped, listStopped, reviveStopped } from '../../src/server/jobs/stopped-jobs.ts'
import { createStandBack } from '../../src/server/jobs/stand-back.ts'
import { defineJob, noPayload, type Job, type Work } from '../../src/server/jobs/job.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
  // The test's own nodes are the only ones.
  await site.app.jobs.stop()
})
afterAll(() => site?.close())
beforeEach(async () => {
  await site.database.db.delete(table)
  await site.database.db.delete(seedings)
})

const note = z.object({ name: z.string() })
type Note = z.output<typeof note>
type Noted = Work<Note>

/** Writes what it is told to into a table that takes anything twice, so that twice can be seen. */
const writeDown = (more: Partial<Job<Note>> = {}) =>
  defineJob({ kind: 'write down', payload: note, run: async (work: Noted) => (tx) => written(tx, work), ...more })
const written = (tx: Db, { payload, id, attempt }: Noted) =>
  tx.insert(seedings).values({ tenant: payload.name, name: `${id}.${attempt}.${Math.random()}`, at: new Date() })
const effects = async () => (await site.database.db.select().from(seedings)).map(({ tenant }) => tenant).toSorted()
const rows = () => site.database.db.select().from(table).orderBy(table.id)
const ofKind = async (kind: string) => (await rows()).filter((row) => row.kind === kind)

/** A node of its own on the same database, with a clock of its own when one is given; its jobs begin when it says so. */
function node(kinds: Job[], { now = site.clock.now, ...options }: Partial<Parameters<typeof createJobs>[0]> = {}) {
  const said: string[] = []
  const { db, listen } = site.database
  const database = { db, listen, kind: 'postgres' as const }
  const jobs = createJobs({ database, now, warn: (_what, words) => void said.push(words), ...options })
  return {
    ...jobs,
    said,
    listDead: async () =>
      (await listStopped(db, { known: [], at: now(), most: 100 })).stopped.map(({ row: { stoppedAt: diedAt, ...row } }) => ({
        ...row,
        diedAt,
      })),
    revive: (id: number) => reviveStopped(db, id, now()),
    discard: (id: number) => forgetStopped(db, id),
    start: () => jobs.start(kinds),
    ask: (job: Job<Note>, name: string, when = {}) => jobs.enqueue(db, job, { name }, when),
  }
}

/** Runs the test on a node, and stops it whatever happens. */
async function on<N extends ReturnType<typeof node>>(one: N, test: (one: N) => Promise<void>): Promise<void> {
  await one.start()
  try {
    await test(one)
  } finally {
    await one.stop()
  }
}

/** A handler that says when it has begun and goes on when it is told to. */
function held() {
  const [begun, go] = [Promise.withResolvers<Noted>(), Promise.withResolvers<void>()]
  const job = writeDown({
    run: async (work) => {
      begun.resolve(work)
      await go.promise
      return (tx) => written(tx, work)
    },
  })
  return { job, begun: begun.promise, go: () => go.resolve() }
}

/** As `held`, but its first run fails when it goes on. */
function failsFirst() {
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let runs = 0
  const job = writeDown({
    run: async (work) => {
      if (++runs > 1) return (tx) => written(tx, work)
      begun.resolve()
      await go.promise
      throw new Error('in vain')
    },
  })
  return { job, begun: begun.promise, go: () => go.resolve(), runs: () => runs }
}

it('may ask the database for as long as it takes, which nobody else may', async () => {
  const patient: boolean[] = []
  const kind = writeDown({ run: async () => void patient.push(isPatient()) })
  await on(node([kind]), async (one) => {
    await one.ask(kind, 'a')
    await one.settle()
  })
  expect([...patient, isPatient()]).toEqual([true, false])
})

describe('work that runs later', () => {
  it('runs soon after its transaction has committed, with nobody waiting for the poll', () =>
    on(node([writeDown()], { pollSeconds: 100_000 }), async (one) => {
      await one.settle()
      await site.database.db.transaction(async (tx) => {
        await one.enqueue(tx, writeDown(), { name: 'a' })
        await one.enqueue(tx, writeDown(), { name: 'b' })
      })
      await expect.poll(effects, { timeout: 20_000 }).toEqual(['a', 'b'])
      await expect.poll(async () => (await ofKind('write down')).map(({ state }) => state)).toEqual(['done', 'done'])
    }))

  it('waits for whoever settles it where it is not to begin by itself, whatever another node hears and does meanwhile', () =>
    on(node([writeDown()], { byItself: false }), async (one) => {
      const elsewhere = writeDown({ kind: 'write down elsewhere' })
      await on(node([elsewhere]), async (two) => {
        await one.ask(writeDown(), 'a')
        await two.ask(elsewhere, 'b')
        await expect.poll(effects).toEqual(['b'])
        expect(await ofKind('write down')).toMatchObject([{ state: 'due', attempt: 0 }])
        await one.settle()
        expect(await effects()).toEqual(['a', 'b'])
      })
    }))

  it('is held back by people who wait for an answer once, and not piece by piece, however many come', () => {
    const standBack = createStandBack({ pauseMs: 1, mostMs: 50 })
    let heldBack = 0
    async function turn() {
      let over = false
      const held = standBack.turn().then(() => void (over = true))
      // Whoever need not wait is through by now, whatever the clock says.
      await Promise.resolve()
      if (!over) heldBack += 1
      await held
    }
    // As many as run at once begin together, so that each time there has to be looked for more.
    const [atOnce, together] = [4, Array.from({ length: 10 }, () => Promise.withResolvers<void>())]
    const seen: number[] = []
    const job = writeDown({
      atOnce,
      run: async (work) => {
        const begun = seen.push(heldBack)
        const few = together.at(Math.ceil(begun / atOnce) - 1)
        if (begun % atOnce === 0) few?.resolve()
        await few?.promise
        return (tx) => written(tx, work)
      },
    })
    return on(node([job], { atOnce, pollSeconds: 100_000, standBack: { ...standBack, turn } }), async (one) => {
      await one.settle()
      const names = Array.from({ length: 40 }, (_each, index) => `mail ${index}`)
      const answer = Promise.withResolvers<void>()
      const answered = one.first(() => answer.promise)
      await site.database.db.transaction((tx) =>
        one.enqueueEach(
          tx,
          job,
          names.map((name) => ({ payload: { name }, key: name })),
        ),
      )
      await expect.poll(effects, { timeout: 20_000 }).toEqual(names.toSorted())
      // A stray word on the channel may have been held back before they came; from the first of them on nothing is.
      expect(seen).toEqual(names.map(() => seen[0]))
      expect(seen[0]).toBeGreaterThanOrEqual(1)
      answer.resolve()
      await answered
    })
  })

  it('is held back again once all of it is begun, though some of it takes long', () => {
    const standBack = createStandBack({ pauseMs: 1, mostMs: 5 })
    const { job, begun, go } = held()
    const [long, short] = [{ ...job, atOnce: 1 }, writeDown({ kind: 'write down at once' })]
    return on(node([long, short], { pollSeconds: 100_000, standBack }), async (one) => {
      await one.settle()
      const answer = Promise.withResolvers<void>()
      const answered = one.first(() => answer.promise)
      await site.database.db.transaction(async (tx) => {
        for (const name of ['a', 'b']) await one.enqueue(tx, long, { name })
      })
      await begun
      await one.ask(short, 'c')
      await expect.poll(effects).toEqual(['c'])
      // The second long one is due, and would wait for people once more.
      expect(standBack.heldLongEnough()).toBe(true)
      await site.database.db.delete(table).where(eq(table.state, 'due'))
      await one.ask(short, 'd')
      await expect.poll(standBack.heldLongEnough).toBe(false)
      go()
      answer.resolve()
      await answered
    })
  })

  it('never was when its transaction is rolled back', () =>
    on(node([writeDown()]), async (one) => {
      const rolledBack = site.database.db.transaction(async (tx) => {
        await one.enqueue(tx, writeDown(), { name: 'a' })
        throw new Error('back')
      })
      await expect(rolledBack).rejects.toThrow('back')
      await one.settle()
      expect([await effects(), await ofKind('write down')]).toEqual([[], []])
    }))

  it('waits for its date', () =>
    on(node([writeDown()]), async (one) => {
      await one.ask(writeDown(), 'later', { runAt: new Date(site.clock.now().getTime() + 3600_000) })
      await one.settle()
      expect(await effects()).toEqual([])
      site.clock.advance(3601_000)
      await one.settle()
      expect(await effects()).toEqual(['later'])
    }))

  it('is shown while it waits', () =>
    on(node([]), async (one) => {
      await one.settle()
      await one.ask(writeDown(), 'a')
      expect(await one.counts()).toEqual({ due: 1, running: 0, dead: 0 })
      const ready = (await (await fetch(`${site.origin}/ready`)).json()) as { jobs: unknown }
      expect(ready.jobs).toEqual({ due: 1, running: 0, dead: 0 })
    }))

  it('takes names and numbers, of the shape its kind declares, and only so many', async () => {
    const one = node([])
    const wrong = { name: 7 } as unknown as Note
    await expect(one.enqueue(site.database.db, writeDown(), wrong)).rejects.toThrow(z.ZodError)
    await expect(one.ask(writeDown(), 'x'.repeat(1001))).rejects.toThrow('more than names and numbers')
    const narrow = writeDown({ mostWaiting: 1 })
    for (const name of ['a', 'b']) await one.ask(narrow, name)
    await expect(one.ask(narrow, 'c')).rejects.toMatchObject({ statusCode: 503 })
  })

  it('of a kind this release does not know is left to one that does', async () => {
    await on(node([]), async (one) => {
      await one.ask(writeDown(), 'a')
      await one.settle()
      expect(await ofKind('write down')).toMatchObject([{ state: 'due', attempt: 0 }])
    })
    await on(node([writeDown()]), async (one) => {
      await one.settle()
      expect(await effects()).toEqual(['a'])
    })
  })

  it('asked for again while it runs keeps its new date, though the run fails', async () => {
    const { job, begun, go } = failsFirst()
    await on(node([job]), async (one) => {
      await one.ask(job, 'first', { key: 'article' })
      await begun
      const tomorrow = new Date(site.clock.now().getTime() + 24 * 3600_000)
      await one.ask(job, 'second', { key: 'article', runAt: tomorrow })
      go()
      await one.settle()
      site.clock.advance(2 * 3600_000)
      await one.settle()
      expect(await ofKind(job.kind)).toMatchObject([{ state: 'due', runAt: tomorrow, dated: true, attempt: 0 }])
      site.clock.advance(23 * 3600_000)
      await one.settle()
      expect(await effects()).toEqual(['second'])
    })
  })

  it('cancelled while it runs is not tried again, and asked for after that it is as new', async () => {
    const { job, begun, go, runs } = failsFirst()
    await on(node([job]), async (one) => {
      await one.ask(job, 'first', { key: 'article' })
      await begun
      await one.cancel(site.database.db, job, 'article')
      go()
      await one.settle()
      site.clock.advance(2 * 3600_000)
      await one.settle()
      expect([runs(), await effects()]).toEqual([1, []])
      await one.ask(job, 'second', { key: 'article' })
      await one.settle()
      expect([runs(), await effects()]).toEqual([2, ['second']])
    })
  })

  it('is removed some days after it is done', () =>
    on(node([writeDown()]), async (one) => {
      await one.ask(writeDown(), 'a')
      await one.settle()
      site.clock.advance(4 * 24 * 3600_000)
      await one.settle()
      expect(await ofKind('write down')).toEqual([])
    }))

  it('leaves room for the other kinds', () => {
    const { job: slow, begun, go } = held()
    const quick = writeDown({ kind: 'quick' })
    return on(node([{ ...slow, atOnce: 1 }, quick], { atOnce: 2 }), async (one) => {
      for (const name of ['slow', 'slow', 'slow']) await one.ask(slow, name)
      await begun
      await one.ask(quick, 'quick')
      await expect.poll(effects, { timeout: 20_000 }).toEqual(['quick'])
      go()
      await one.settle()
      expect(await effects()).toEqual(['quick', 'slow', 'slow', 'slow'])
    })
  })
})

describe('work about one thing', () => {
  it('is done once when it is asked for twice before it runs, as it was asked for last', async () => {
    const one = node([writeDown()])
    for (const name of ['first', 'second']) await one.ask(writeDown(), name, { key: 'k' })
    await on(one, () => one.settle())
    expect(await effects()).toEqual(['second'])
  })

  it('is done once more when it is asked for while it runs, since what runs may have looked already', () => {
    const { job, begun, go } = held()
    return on(node([job]), async (one) => {
      await one.ask(job, 'a', { key: 'k' })
      await begun
      for (const name of ['b', 'c']) await one.ask(job, name, { key: 'k' })
      go()
      await expect.poll(effects, { timeout: 20_000 }).toEqual(['a', 'c'])
      await one.settle()
      expect(await ofKind(job.kind)).toMatchObject([{ state: 'done', attempt: 1, againAt: null }])
    })
  })

  it('runs as soon as it is asked for anew without a date', () =>
    on(node([writeDown()]), async (one) => {
      await one.ask(writeDown(), 'a', { key: 'k', runAt: new Date(site.clock.now().getTime() + 3600_000) })
      await one.ask(writeDown(), 'now', { key: 'k' })
      await one.settle()
      expect(await effects()).toEqual(['now'])
    }))

  // The embedded database does one thing at a time, so there nothing can run beside a transaction.
  it.runIf(process.env.TEST_DATABASE === 'postgres')('is not run before the transaction that asks again can be seen', async () => {
    const one = node([writeDown()])
    await one.ask(writeDown(), 'too early', { key: 'k' })
    await site.database.db.transaction(async (tx) => {
      await one.enqueue(tx, writeDown(), { name: 'in time' }, { key: 'k' })
      await on(one, () => one.settle())
      expect(await effects()).toEqual([])
    })
    const two = node([writeDown()])
    await on(two, () => two.settle())
    expect(await effects()).toEqual(['in time'])
  })

  it('is taken back while it waits', () =>
    on(node([writeDown()]), async (one) => {
      await one.ask(writeDown(), 'a', { key: 'k', runAt: new Date(site.clock.now().getTime() + 1000) })
      await one.cancel(site.database.db, writeDown(), 'k')
      site.clock.advance(2000)
      await one.settle()
      expect(await effects()).toEqual([])
    }))
})

describe('work that fails', () => {
  const failing = (attempts: number, until: () => number = () => Infinity) =>
    writeDown({
      attempts,
      waits: { firstSeconds: 10, mostSeconds: 40 },
      run: async (work) => {
        if (work.attempt < until()) throw new Error(`no, not at attempt ${work.attempt}`)
        return (tx) => written(tx, work)
      },
    })

  it('is tried again after a while, longer each time, and has its effect once', () => {
    const job = failing(5, () => 3)
    return on(node([job]), async (one) => {
      await one.ask(job, 'a')
      for (const [attempt, most] of [
        [1, 10_000],
        [2, 20_000],
      ]) {
        await one.settle()
        const [row] = await ofKind(job.kind)
        expect(row).toMatchObject({ state: 'due', attempt, error: `no, not at attempt ${attempt}`, lease: null })
        const wait = row.runAt.getTime() - row.writtenAt.getTime()
        expect(wait).toBeGreaterThanOrEqual(most / 2)
        expect(wait).toBeLessThanOrEqual(most)
        site.clock.advance(most + 1)
      }
      await one.settle()
      expect([await effects(), one.said]).toEqual([['a'], Array(2).fill('a job failed and is tried again')])
    })
  })

  it('is dead when it was tried often enough, with the words of its error, until somebody deals with it', () => {
    let until = Infinity
    const job = failing(2, () => until)
    return on(node([job]), async (one) => {
      await one.ask(job, 'a', { key: 'k' })
      for (let tries = 0; tries < 3; tries++) {
        await one.settle()
        site.clock.advance(60_000)
      }
      site.clock.advance(30 * 24 * 3600_000)
      await one.settle()
      const [dead] = await one.listDead()
      expect(dead).toMatchObject({ kind: job.kind, key: 'k', attempt: 2, error: 'no, not at attempt 2', payload: { name: 'a' } })
      expect([await one.counts(), one.said.at(-1)]).toMatchObject([{ dead: 1 }, 'a job is dead'])

      until = 0
      expect(await one.revive(dead.id)).toBe(true)
      expect(await one.revive(dead.id)).toBe(false)
      await one.settle()
      expect(await effects()).toEqual(['a'])
      expect(await ofKind(job.kind)).toMatchObject([{ state: 'done', attempt: 1, error: null }])
    })
  })

  it('that failed and is asked for anew has all its tries before it again', () => {
    const job = failing(2, () => Infinity)
    return on(node([job]), async (one) => {
      await one.ask(job, 'a', { key: 'k' })
      await one.settle()
      // By a release that tries it once more.
      await one.ask({ ...job, attempts: 3 }, 'b', { key: 'k' })
      await one.settle()
      expect(await ofKind(job.kind)).toMatchObject([{ state: 'due', attempt: 1, attempts: 3 }])
    })
  })

  it('can be given up, and does not come back beside one that waits', () => {
    const job = failing(1)
    return on(node([job]), async (one) => {
      await one.ask(job, 'a', { key: 'k' })
      await one.settle()
      await one.ask(job, 'b', { key: 'k', runAt: new Date(site.clock.now().getTime() + 3600_000) })
      const [{ id }] = await one.listDead()
      expect(await one.revive(id)).toBe(false)
      await one.discard(id)
      expect(await one.listDead()).toEqual([])
    })
  })

  it('does not keep what people typed into a query that failed', () => {
    const job = writeDown({
      attempts: 1,
      run:
        async ({ payload }) =>
        (tx) =>
          tx.select().from(table).where(eq(table.lease, payload.name)),
    })
    return on(node([job]), async (one) => {
      await one.ask(job, 'a private word')
      await one.settle()
      expect(await one.listDead()).toMatchObject([{ error: 'a query failed' }])
    })
  })

  it('has failed when it takes too long, and is told so', () => {
    const ended = Promise.withResolvers<unknown>()
    const job = writeDown({
      attempts: 1,
      limitSeconds: 0.01,
      run: ({ signal }) => new Promise(() => signal.addEventListener('abort', () => ended.resolve(signal.reason))),
    })
    return on(node([job]), async (one) => {
      await one.ask(job, 'a')
      await one.settle()
      expect(await ended.promise).toEqual(new Error('it took longer than 0.01 seconds'))
      expect(await one.listDead()).toMatchObject([{ error: 'it took longer than 0.01 seconds' }])
    })
  })
})

describe('two nodes', () => {
  it('do 400 jobs, none twice', async () => {
    const job = writeDown({ atOnce: 4 })
    const [one, two] = [node([job]), node([job])]
    const names = Array.from({ length: 400 }, (_, index) => `job ${String(index).padStart(3, '0')}`)
    await site.database.db.transaction(async (tx) => {
      for (const name of names) await one.enqueue(tx, job, { name })
    })
    await on(one, () => on(two, async () => void (await Promise.all([one.settle(), two.settle()]))))
    expect(await effects()).toEqual(names)
    expect((await ofKind(job.kind)).every(({ state, attempt }) => state === 'done' && attempt === 1)).toBe(true)
  })

  it('hold what runs by renewing, and take over what nobody renews; who lost it writes nothing', async () => {
    const { job: lame, begun, go } = held()
    const lost = node([lame], { leaseSeconds: 1_000_000 })
    await on(lost, async () => {
      await lost.ask(lame, 'a')
      const work = await begun
      site.clock.advance(1_000_001_000)
      const heir = node([writeDown()])
      await on(heir, () => heir.settle())
      expect(await effects()).toEqual(['a'])
      await expect(site.database.db.transaction((tx) => work.requireLease(tx))).rejects.toThrow('taken this job over')
      go()
      await expect.poll(() => lost.said, { timeout: 20_000 }).toEqual(['a job was left to another'])
    })
    expect(await effects()).toEqual(['a'])
    expect(await ofKind(lame.kind)).toMatchObject([{ state: 'done', attempt: 2 }])
  })

  it('renew in time', () => {
    const { job, begun, go } = held()
    return on(node([job], { leaseSeconds: 0.3 }), async (one) => {
      await one.ask(job, 'a')
      await begun
      const first = (await ofKind(job.kind))[0].runAt.getTime()
      await expect.poll(async () => (await ofKind(job.kind))[0].runAt.getTime(), { timeout: 20_000 }).toBeGreaterThan(first)
      go()
      await one.settle()
      expect(await effects()).toEqual(['a'])
    })
  })

  it('do not try for ever what ends the server each time', async () => {
    const job = writeDown({ attempts: 2 })
    const one = node([job])
    await one.ask(job, 'a')
    const long = new Date(0)
    await site.database.db.update(table).set({ state: 'running', attempt: 2, runAt: long, writtenAt: long })
    await on(one, () => one.settle())
    expect(await effects()).toEqual([])
    expect(await one.listDead()).toMatchObject([{ error: 'the server ended while it ran' }])
  })

  it('take nothing that was tried as often as it may be, though nobody has buried it yet', async () => {
    const job = writeDown({ attempts: 1 })
    await node([job]).ask(job, 'a')
    const { claim } = createClaims({ db: site.database.db, now: site.clock.now, leaseSeconds: 30 })
    expect(await claim([job.kind], [])).toMatchObject({ attempt: 1 })
    site.clock.advance(31_000)
    expect(await claim([job.kind], [])).toBeUndefined()
  })

  it('whose machines are an hour apart take nothing from each other, and nothing before its time', async () => {
    const told: number[] = []
    const clockAt = (apartMs: number) =>
      createSharedClock({
        db: site.database.db,
        tell: (aheadMs) => told.push(Math.round(aheadMs / 60_000)),
        machine: () => Date.now() + apartMs,
      })
    const clocks = await Promise.all([0, 60, -60].map((minutes) => clockAt(minutes * 60_000)))
    expect(told.toSorted((a, b) => a - b)).toEqual([-60, 60])
    const works = clocks.map(() => held())
    for (const [index, clock] of clocks.entries()) {
      const { job, begun, go } = works[index]
      const holder = node([job], { now: clock.now })
      await on(holder, async () => {
        await holder.ask(job, `held ${index}`)
        await holder.ask(job, `dated ${index}`, { runAt: new Date(Date.now() + 30 * 60_000) })
        await begun
        for (const other of clocks.filter((each) => each !== clock)) {
          const taker = node([writeDown()], { now: other.now })
          await on(taker, () => taker.settle())
        }
        go()
        await holder.settle()
        expect(holder.said).toEqual([])
      })
    }
    expect(await effects()).toEqual(['held 0', 'held 1', 'held 2'])
    expect((await ofKind(works[0].job.kind)).map(({ state, attempt }) => `${state} ${attempt}`).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'done 1'),
      ...Array.from({ length: 3 }, () => 'due 0'),
    ])
    for (const clock of clocks) clock.stop()
  })

  it('repeat what is repeated once for each turn', async () => {
    let turns = 0
    const nightly = defineJob({
      kind: 'nightly',
      payload: noPayload,
      every: { at: '03:00', timeZone: 'America/Denver' },
      run: async () => {
        turns += 1
        return undefined
      },
    })
    const [one, two] = [node([nightly]), node([nightly])]
    await on(one, () =>
      on(two, async () => {
        for (const days of [1, 2, 7]) {
          await Promise.all([one.settle(), two.settle()])
          await Promise.all([one.settle(), two.settle()])
          expect(turns).toBe([1, 2, 7].indexOf(days) + 1)
          // However long all were away, what they missed is one turn.
          site.clock.advance(days * 24 * 3600_000)
        }
      }),
    )
  })
})

describe('a clock that was ahead', () => {
  const years = 10 * 365 * 24 * 3600_000
  const ahead = () => new Date(site.clock.now().getTime() + years)

  it('leaves no wait of ten years: not of what it asked for, nor of what failed, nor of what was running', async () => {
    const job = writeDown({
      attempts: 9,
      run: async (work) => (work.attempt === 1 ? Promise.reject(new Error('no')) : (tx) => written(tx, work)),
    })
    const wrong = node([job], { now: ahead })
    await wrong.ask(job, 'failed')
    await on(wrong, () => wrong.settle())
    await wrong.ask(job, 'asked')
    await wrong.ask(writeDown(), 'running')
    await site.database.db
      .update(table)
      .set({ state: 'running', runAt: ahead() })
      .where(eq(table.payload, { name: 'running' }))
    await on(node([writeDown()]), (right) => right.settle())
    expect(await effects()).toEqual(['asked', 'failed', 'running'])
  })

  it('moves no date that somebody chose', async () => {
    const wrong = node([], { now: ahead })
    await wrong.ask(writeDown(), 'dated', { runAt: new Date(site.clock.now().getTime() + 3600_000) })
    await on(node([writeDown()]), async (right) => {
      await right.settle()
      expect(await effects()).toEqual([])
      site.clock.advance(3600_001)
      await right.settle()
      expect(await effects()).toEqual(['dated'])
    })
  })
})

describe('stopping', () => {
  it('waits for what runs, and takes no more', async () => {
    const { job, begun, go } = held()
    const one = node([job])
    await one.start()
    await one.ask(job, 'a')
    await begun
    const stopped = one.stop()
    await one.ask(job, 'b')
    go()
    await stopped
    expect(await effects()).toEqual(['a'])
    expect((await ofKind(job.kind)).map(({ state }) => state)).toEqual(['done', 'due'])
  })

  it('leaves what takes too long to its lease', async () => {
    const { job, begun } = held()
    const one = node([job], { stopSeconds: 0.01 })
    await one.start()
    await one.ask(job, 'a')
    await begun
    await one.stop()
    const [row] = await ofKind(job.kind)
    expect([row.state, row.attempt, row.runAt > site.clock.now()]).toEqual(['running', 1, true])
  })
})
