import { defineConfig } from 'vitest/config'
import { forMinutes } from './tests/fixtures/for-minutes.ts'
import { endLeftBehind } from './tests/fixtures/left-behind.ts'
import { LongestFirst } from './tests/fixtures/longest-first.ts'
import { neverOnPostgres } from './tests/fixtures/never-on-postgres.ts'
import { tellUnsteady } from './tests/fixtures/tell-unsteady.ts'

// On CI a test that fails is tried once more, and told of where it then passes: of 14,500 on a busy machine one may be unsteady.
const retry = process.env.CI ? 1 : 0

/** Of each project: a table of cases that came out empty fails. */
const setupFiles = ['tests/fixtures/no-empty-tables.ts']

/** What the calls suite drives: the real server, on the embedded database and, where one is given, on PostgreSQL. */
const calls = {
  include: ['tests/{calls,identity,media}/**/*.test.ts'],
  // The server is read and compiled once in each worker: every file opens and closes sites of its own in it (docs/decisions/0058).
  isolate: false,
  execArgv: forMinutes,
  retry,
  setupFiles,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
}
const onPostgres = { test: { ...calls, name: 'calls on PostgreSQL', exclude: neverOnPostgres, env: { TEST_DATABASE: 'postgres' } } }

/** Unit tests are beside the code; everything else goes through the front door. One run, one closing line. */
export default defineConfig({
  test: {
    // One more than the cores we hold figures on: a file waits a part of its time, for a page, a clock or the end of a process.
    maxWorkers: 3,
    // Where files are asked for in another order, that is theirs.
    sequence: process.argv.some((each) => each.startsWith('--sequence')) ? {} : { sequencer: LongestFirst },
    globalSetup: ['tests/fixtures/begun-sites-of-run.ts'],
    reporters: ['default', endLeftBehind, tellUnsteady],
    projects: [
      // No unit waits for anything; a busy machine is no failure.
      {
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      { test: { ...calls, name: 'calls', env: { TEST_DATABASE: 'embedded' } } },
      ...(process.env.TEST_DATABASE_URL ? [onPostgres] : []),
      {
        test: {
          name: 'campaigns',
          include: ['tests/campaigns/**/*.test.ts'],
          setupFiles,
          retry,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      // Each file has a site, a database and a browser of its own, so files run beside each other as everything else does, and one
      // after another in a process that has read and compiled the code. What they poll for may take a busy machine longer than the
      // second that is usual.
      {
        test: {
          name: 'browser',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          setupFiles,
          retry,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
