import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '../../src/server/db/tables/people.ts'
import { refused } from '../../src/server/http/errors.ts'
import { addressKey, createRateLimiter, type RateLimiter } from '../../src/server/identity/rate-limit.ts'
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.ts'

let database: ScratchDatabase
let limiter: RateLimiter
beforeAll(async () => {
  database = await openScratchDatabase()
  limiter = createRateLimiter(database)
})
afterAll(() => database?.close())

const three = { max: 3, windowSeconds: 60 }
const fail = () => Promise.reject(refused('signInFailed'))

describe('counting tries', () => {
  it('lets so many through, then says how long to wait, then begins anew', async () => {
    for (let n = 0; n < 3; n += 1) await limiter.countTry('a', three)
    database.advance(20_000)
    await expect(limiter.countTry('a', three)).rejects.toMatchObject({ statusCode: 429, also: { retryAfter: 40 } })
    await expect(limiter.countTry('b', three)).resolves.toBeUndefined()
    database.advance(40_001)
    await expect(limiter.countTry('a', three)).resolves.toBeUndefined()
  })

  it('lets no more through when all come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => limiter.countTry('at once', three)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it.runIf(process.env.TEST_DATABASE !== 'postgres')(
    'counts in memory what the database does not take, while it is only read',
    async () => {
      await database.db.execute('set default_transaction_read_only = on')
      try {
        for (let n = 0; n < 3; n += 1) await limiter.countTry('only read', three)
        await limiter.giveBack('only read')
        await expect(limiter.countTry('only read', three)).resolves.toBeUndefined()
        await expect(limiter.countTry('only read', three)).rejects.toMatchObject({ statusCode: 429 })
        await expect(limiter.countTry('another', three)).resolves.toBeUndefined()
        database.advance(60_001)
        await expect(limiter.countTry('only read', three)).resolves.toBeUndefined()
      } finally {
        await database.db.execute('set default_transaction_read_only = off')
      }
    },
  )

  it('clears away what ran out', async () => {
    await limiter.countTry('old', three)
    database.advance(720_000)
    await limiter.countTry('new', three)
    await database.settle()
    expect((await database.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['new'])
  })

  it('is not put within a transaction of something else where nobody waits for its disk', async () => {
    await database.db.transaction(async (tx) => {
      expect(() => createRateLimiter({ db: tx, now: database.now, onTheWay: true })).toThrow('within a transaction')
      expect(() => createRateLimiter({ db: tx, now: database.now })).not.toThrow()
    })
  })

  it('locks nobody out until a date that only a clock that was ahead could mean', async () => {
    const ahead = createRateLimiter({ db: database.db, now: () => new Date(database.now().getTime() + 10 * 365 * 24 * 3600_000) })
    for (let n = 0; n < 3; n += 1) await ahead.countTry('far', three)
    await expect(limiter.requireRoom('far', three)).resolves.toBeUndefined()
    await expect(limiter.countTry('far', three)).resolves.toBeUndefined()
  })

  it('says that there is no more room before it is tried, and counts nothing by that', async () => {
    for (let n = 0; n < 3; n += 1) {
      await expect(limiter.requireRoom('asked', three)).resolves.toBeUndefined()
      await limiter.countTry('asked', three)
    }
    await expect(limiter.requireRoom('asked', three)).rejects.toMatchObject({ statusCode: 429, also: { retryAfter: 60 } })
  })

  it('gives tries back that turned out to be none, and no more than were counted', async () => {
    for (let n = 0; n < 2; n += 1) await limiter.countTry('back', three)
    for (let n = 0; n < 5; n += 1) await limiter.giveBack('back')
    for (let n = 0; n < 3; n += 1) await limiter.countTry('back', three)
    await expect(limiter.countTry('back', three)).rejects.toMatchObject({ statusCode: 429 })
  })
})

describe('counting refusals only', () => {
  it('never locks out a busy office that signs in', async () => {
    for (let n = 0; n < 10; n += 1) expect(await limiter.countRefusals('office', three, async () => n)).toBe(n)
  })

  it('tells who keeps failing to wait, and lets in whoever does not', async () => {
    for (let n = 0; n < 3; n += 1) await expect(limiter.countRefusals('guesser', three, fail)).rejects.toMatchObject({ statusCode: 401 })
    await expect(limiter.countRefusals('guesser', three, fail)).rejects.toMatchObject({ statusCode: 429, also: { retryAfter: 60 } })
    expect(await limiter.countRefusals('guesser', three, async () => 'their neighbour')).toBe('their neighbour')
    await expect(limiter.countRefusals('guesser', three, fail)).rejects.toMatchObject({ statusCode: 429 })
  })

  it('counts no trouble of ours against the visitor', async () => {
    for (let n = 0; n < 9; n += 1)
      await expect(limiter.countRefusals('unlucky', three, () => Promise.reject(refused('unavailable')))).rejects.toMatchObject({
        statusCode: 503,
      })
    await expect(limiter.countTry('unlucky', three)).resolves.toBeUndefined()
  })
})

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', 'x:192.0.2.7'],
    ['::ffff:192.0.2.7', 'x:192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', 'x:2001:db8:1:2'],
    ['2001:0db8:0001:2:bbbb:0:0:9', 'x:2001:db8:1:2'],
    ['2001:db8::7', 'x:2001:db8:0:0'],
    ['::1', 'x:0:0:0:0'],
  ])('%s counts as %s', (ip, key) => expect(addressKey('x', ip)).toBe(key))
})
