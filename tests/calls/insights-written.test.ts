import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../src/server/db/database.ts'
import { createCounting } from '../../src/server/insights/create-counting.ts'
import { createTally } from '../../src/server/insights/tally.ts'
import { addCounts } from '../../src/server/insights/write-counts.ts'
import { insightCounts } from '../../src/server/db/tables/insights.ts'
import { counted, visit } from '../fixtures/counted.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'

const windbreak = testTenants[0]
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ worksByItself: false })
})
afterAll(() => site?.close())

const nodeOn = (db: Db, warned: string[] = []) =>
  createCounting({ db, now: site.clock.now, warn: (_what, words) => void warned.push(words), rows: {}, everySeconds: 3600 })

const ask = (node: ReturnType<typeof nodeOn>, words: string, times = 1) => {
  for (let i = 0; i < times; i++) node.searched({ tenant: windbreak, words, found: true, mayCount: true })
}

const dayAgo = (days: number) => new Date(site.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)

/** A database whose transactions end as `ends` says, after they were done. */
function failing(ends: (done: boolean) => void): Db {
  return new Proxy(site.database.db, {
    get(db, name) {
      if (name !== 'transaction') return Reflect.get(db, name) as unknown
      return async (work: Parameters<Db['transaction']>[0]) => {
        ends(false)
        await db.transaction(work)
        ends(true)
      }
    },
  })
}

describe('what was counted', () => {
  it('is added up, whichever of many nodes counted it and in whatever order they write', async () => {
    const nodes = Array.from({ length: 6 }, () => nodeOn(site.database.db))
    for (const [index, node] of nodes.entries()) {
      for (const words of index % 2 ? ['roof', 'hail', 'barn'] : ['barn', 'hail', 'roof']) ask(node, words, 5)
      void node.write()
      ask(node, 'hail')
    }
    await Promise.all(nodes.map((node) => node.close()))
    expect(await counted(site, 'search')).toMatchObject({ roof: [30, 0], hail: [36, 0], barn: [30, 0] })
  })

  it('waits where it could not be written, and is then written once', async () => {
    let down = true
    const warned: string[] = []
    const node = nodeOn(
      failing((done) => {
        if (down && !done) throw new Error('the database is away')
      }),
      warned,
    )
    ask(node, 'tractor', 2)
    await expect(node.write()).rejects.toThrow('away')
    ask(node, 'tractor', 3)
    await expect(node.write()).rejects.toThrow('away')
    down = false
    await node.close()
    expect((await counted(site, 'search')).tractor).toEqual([5, 0])
  })

  it('is not added twice where it was written and nobody heard of it', async () => {
    let lost = true
    const node = nodeOn(
      failing((done) => {
        if (lost && done) throw new Error('the line is cut')
      }),
    )
    ask(node, 'silo', 4)
    await expect(node.write()).rejects.toThrow('cut')
    lost = false
    ask(node, 'silo')
    await node.close()
    expect((await counted(site, 'search')).silo).toEqual([5, 0])
  })

  it('is written in one round, whatever is counted meanwhile', async () => {
    let times = 0
    const node = nodeOn(
      failing((done) => {
        if (!done || ++times > 5) return
        ask(node, 'windmill')
      }),
    )
    ask(node, 'windmill')
    await node.write()
    expect((await counted(site, 'search')).windmill).toEqual([1, 0])
    await node.close()
    expect((await counted(site, 'search')).windmill).toEqual([2, 0])
  })

  it.each(['22P05', '23514'])(
    'is dropped, and said to be, where the database never takes it (%s), so that the rest is written',
    async (code) => {
      let bad = true
      const warned: string[] = []
      const node = nodeOn(
        failing((done) => {
          if (bad && !done) throw new Error('Failed query', { cause: Object.assign(new Error('no such text'), { code }) })
        }),
        warned,
      )
      ask(node, `lost ${code.slice(0, 2)}`)
      await node.write()
      bad = false
      ask(node, `kept ${code.slice(0, 2)}`)
      await node.close()
      const words = Object.keys(await counted(site, 'search'))
      expect(words).toContain(`kept ${code.slice(0, 2)}`)
      expect(words).not.toContain(`lost ${code.slice(0, 2)}`)
      expect(warned).toEqual(['what was counted is dropped: the database does not take it'])
    },
  )

  it('has no letter the database cannot keep', async () => {
    const node = nodeOn(site.database.db)
    node.formStep(windbreak, 'quote', 'refused', 'a\0b\ud800')
    node.formStep(windbreak, 'quote', 'refused', 'ab\ufffd')
    await node.close()
    expect((await counted(site, 'form'))['quote refused ab\ufffd']).toEqual([2, 0])
  })

  it('is written when the server stops', async () => {
    const other = await startTestApp({ countEverySeconds: 3600, ...(site.url ? { besides: site } : {}) })
    await visit(other, '/360/faq')
    const { database } = other
    const written: unknown[] = []
    const close = database.close.bind(database)
    database.close = async () => {
      written.push(...Object.entries(await counted(other, 'page')))
      return close()
    }
    await other.close()
    expect(written).toEqual([['/360/faq', [1, 1]]])
  })

  it('keeps so many names of a kind and adds up the rest, so that nobody fills memory or database', () => {
    const tally = createTally({ now: () => new Date('2026-11-23T12:00:00Z'), most: 10 })
    for (let i = 0; i < 100_000; i++) tally.add(windbreak, 'source', `made-up-${i}.example`)
    tally.add(windbreak, 'source', 'made-up-3.example')
    const first = tally.take()
    expect(first).toHaveLength(11)
    expect(first.find(({ name }) => name === '(other)')?.many).toBe(99_990)
    // The room is for the day, not for each time it is written.
    for (let i = 0; i < 1000; i++) tally.add(windbreak, 'source', `later-${i}.example`)
    expect(tally.take()).toMatchObject([{ name: '(other)', many: 1000 }])
  })

  it('is of the day and hour of the insurer, also when clocks change', () => {
    let at = new Date('2026-11-01T07:30:00Z')
    const tally = createTally({ now: () => at })
    for (const instant of [
      '2026-11-01T05:59:59Z',
      '2026-11-01T06:00:00Z',
      '2026-11-01T07:30:00Z',
      '2026-11-01T08:30:00Z',
      '2026-11-02T06:59:00Z',
    ]) {
      at = new Date(instant)
      tally.addHour(windbreak, 0)
    }
    // One in the morning comes twice that night, and is one hour of the day.
    expect(tally.take().map(({ day, name, many }) => [day, name, many])).toEqual([
      ['2026-10-31', '23', 1],
      ['2026-11-01', '00', 1],
      ['2026-11-01', '01', 2],
      ['2026-11-01', '23', 1],
    ])
  })

  it('is tidied each night: what is old goes, and what came up once or twice long ago is added up', async () => {
    const [first, second] = [dayAgo(390), dayAgo(389)]
    const row = (day: string, name: string, many: number) => ({
      tenant: 'windbreak',
      day,
      what: 'search' as const,
      name,
      many,
      ofThem: many,
    })
    await site.database.db.transaction((tx) =>
      addCounts(tx, [
        row('2019-01-01', 'very old', 50),
        row(first, 'often asked', 2),
        row(second, 'often asked', 2),
        row(second, 'john smith', 1),
        row(second, 'mary smith', 1),
      ]),
    )
    site.clock.advance(25 * 3600_000)
    await site.app.jobs.settle()
    const rows = await site.database.db.select().from(insightCounts)
    const lastYears = rows.filter(({ day }) => day < dayAgo(300))
    const byDay = lastYears.filter(({ span }) => span === 1).map(({ day, name, many, ofThem }) => [day, name, many, ofThem])
    expect(byDay.toSorted()).toEqual([
      [first, 'often asked', 2, 2],
      [second, '(other)', 2, 2],
      [second, 'often asked', 2, 2],
    ])
    // Weeks and four weeks say the same.
    for (const span of [7, 28]) expect(lastYears.filter((each) => each.span === span).reduce((all, { many }) => all + many, 0)).toBe(6)
    expect(JSON.stringify(rows)).not.toContain('smith')
  })

  it('has each night the sums of the last days that were counted without, and leaves alone those of older days', async () => {
    const [late, old] = [dayAgo(3), dayAgo(40)]
    const hour = (day: string, name: string) => ({ tenant: 'windbreak', span: 1, day, what: 'hour' as const, name, many: 4, ofThem: 1 })
    await site.database.db.insert(insightCounts).values([late, old].flatMap((day) => [hour(day, '08'), hour(day, '09')]))
    site.clock.advance(25 * 3600_000)
    await site.app.jobs.settle()
    const rows = await site.database.db.select().from(insightCounts)
    const sumsOf = (day: string) => rows.filter((row) => row.day === day && row.name === 'views').map(({ many, ofThem }) => [many, ofThem])
    expect([sumsOf(late), sumsOf(old)]).toEqual([[[8, 2]], []])
  })
})
