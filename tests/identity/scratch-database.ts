import { startTestApp } from '../fixtures/test-app.ts'

/** An empty database of this test alone, embedded or PostgreSQL as the run asks for, and a clock that stands still until it is moved. */
export async function openScratchDatabase() {
  const { app, database, clock, close } = await startTestApp({ worksByItself: false })
  let at = clock.now().getTime()
  const advance = (ms: number) => {
    at += ms
    // The site's own goes on, and is never behind.
    clock.advance(ms)
  }
  return { db: database.db, now: () => new Date(at), advance, settle: app.jobs.settle, close }
}

export type ScratchDatabase = Awaited<ReturnType<typeof openScratchDatabase>>
