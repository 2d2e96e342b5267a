import { startTestApp } from '../fixtures/test-app.ts'

/** An empty database of this test alone, embedded or PostgreSQL as the run asks for, and a clock that moves when told. */
export async function openScratchDatabase() {
  const { app, database, clock, close } = await startTestApp()
  return { db: database.db, now: clock.now, advance: clock.advance, settle: app.jobs.settle, close }
}

export type ScratchDatabase = Awaited<ReturnType<typeof openScratchDatabase>>
