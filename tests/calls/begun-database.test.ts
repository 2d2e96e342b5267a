import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateBegun, dayOfFirstStart, requireLaidOutAlone } from '../../src/server/db/begun-database.ts'
import { articleStates, liveArticles } from '../../src/server/db/tables/articles.ts'
import { seedings } from '../../src/server/db/tables/content.ts'
import { items } from '../../src/server/db/tables/items.ts'
import { sandboxBilledAccounts } from '../../src/server/db/tables/sandbox-billing.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true, worksByItself: false })
})
afterAll(() => site?.close())

const times = async () => {
  const { db } = site.database
  return {
    seeded: await db.select({ at: seedings.at }).from(seedings).orderBy(seedings.tenant, seedings.name),
    saved: await db.select({ at: items.savedAt }).from(items).orderBy(items.tenant, items.kind, items.id),
    states: await db.select({ at: articleStates.publishedAt }).from(articleStates).orderBy(articleStates.tenant, articleStates.id),
    live: await db
      .select({ at: liveArticles.publishedAt, since: liveArticles.liveSince })
      .from(liveArticles)
      .orderBy(liveArticles.tenant, liveArticles.id),
  }
}

describe('what the build laid out', () => {
  it('is dated by the first start, and by no later one', async () => {
    const { db } = site.database
    const [{ tenant, id }] = await db.select().from(articleStates).limit(1)
    // One that was never published.
    await db
      .update(articleStates)
      .set({ publishedAt: null })
      .where(and(eq(articleStates.tenant, tenant), eq(articleStates.id, id)))
    const before = await times()
    await dateBegun(db, new Date())
    expect(await times()).toEqual(before)

    await db.update(seedings).set({ at: dayOfFirstStart })
    await db.update(items).set({ savedAt: dayOfFirstStart }).where(eq(items.kind, 'agent'))
    // A clock that is behind: nothing was published after it.
    const now = new Date('2026-06-01T12:00:00Z')
    await dateBegun(db, now)
    const after = await times()
    expect(after.seeded.every(({ at }) => at.getTime() === now.getTime())).toBe(true)
    expect(after.saved.some(({ at }) => at.getTime() === now.getTime() || at.getTime() === dayOfFirstStart.getTime())).toBe(true)
    expect(after.saved.some(({ at }) => at.getTime() === dayOfFirstStart.getTime())).toBe(false)
    const earlier = (at: Date) => new Date(Math.min(at.getTime(), now.getTime()))
    expect(after.live).toEqual(before.live.map(({ at }) => ({ at: earlier(at), since: earlier(at) })))
    expect(after.states).toEqual(before.states.map(({ at }) => ({ at: at && earlier(at) })))
    expect(after.live.some(({ at }) => at < now)).toBe(true)
  })

  it('is refused where somebody was there before', async () => {
    const { db } = site.database
    // What the build leaves to each site.
    await db.delete(sandboxBilledAccounts)
    await requireLaidOutAlone(db)
    await site.cookieOf('customer')
    await expect(requireLaidOutAlone(db)).rejects.toThrow(/^The table (accounts|sessions) has rows where the demonstration is laid out$/)
  })
})
