import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../fixtures/test-app.ts'

type TimerArguments = [run: () => void, ms?: number]

/** The timers that files of the server set from now on, and that nobody has cleared. */
function ourTimers(file: string) {
  const left = new Set<unknown>()
  for (const [set, clear] of [
    ['setInterval', 'clearInterval'],
    ['setTimeout', 'clearTimeout'],
  ] as const) {
    const [setFor, clearFor] = [globalThis[set], globalThis[clear]]
    vi.spyOn(globalThis, set).mockImplementation(((...given: TimerArguments) => {
      const timer = setFor(...given)
      const [, , caller = ''] = new Error('who asks').stack?.split('\n').filter((line) => !line.includes('vitest')) ?? []
      if (caller.includes(file)) left.add(timer)
      return timer
    }) as never)
    vi.spyOn(globalThis, clear).mockImplementation(((timer: NodeJS.Timeout) => {
      left.delete(timer)
      clearFor(timer)
    }) as never)
  }
  return left
}

afterEach(() => void vi.restoreAllMocks())

describe('a server that was closed', () => {
  it('has nothing left that would ask its database what it says', async () => {
    const left = ourTimers('content-version.ts')
    const site = await startTestApp()
    expect(left.size).toBe(1)
    await site.close()
    expect(left.size).toBe(0)
  })

  it.runIf(process.env.TEST_DATABASE === 'postgres')('does not come back to hear what other nodes say', async () => {
    const site = await startTestApp()
    const { rows } = (await site.database.db.execute('select current_database() as name')) as unknown as { rows: { name: string }[] }
    const watching = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
    await watching.connect()
    const left = ourTimers('/db/postgres')
    // The connection that listens is cut, which makes it come back after a pause; and in that pause the server is closed.
    const cut = "select count(pg_terminate_backend(pid)) as many from pg_stat_activity where datname = $1 and query like 'listen %'"
    const { rows: ended } = await watching.query<{ many: string }>(cut, [rows[0].name])
    expect(Number(ended[0].many)).toBeGreaterThan(0)
    await watching.end()
    await vi.waitUntil(() => left.size > 0, { timeout: 20_000, interval: 1 })
    await site.close()
    expect(left.size).toBe(0)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a connection to the database', () => {
  it('that is lost in the middle of a transaction is the end of that transaction, and of nothing else', async () => {
    const site = await startTestApp()
    const { db } = site.database
    const lost = db.transaction(async (tx) => {
      const { rows } = (await tx.execute('select pg_backend_pid() as pid')) as unknown as { rows: { pid: number }[] }
      await db.execute(`select pg_terminate_backend(${rows[0].pid})`)
      // Until this process has heard of it, which is between two queries.
      await expect.poll(async () => (await ended(rows[0].pid)).length).toBe(0)
      await tx.execute('select 1')
    })
    const ended = async (pid: number) =>
      ((await db.execute(`select pid from pg_stat_activity where pid = ${pid}`)) as unknown as { rows: unknown[] }).rows
    await expect(lost).rejects.toThrow(/./)
    await site.database.ping()
    await site.close()
  })
})
