import { answerAsked, askRunningSite, type Asking } from '../db/ask-running-site.ts'
import { describeError } from '../http/describe-error.ts'
import { isDiskFull } from '../http/errors.ts'

const asking: Asking = { name: 'backup', done: 'the backup was made' }

/** Has the running site make one into the folder `into`; waits as long as it takes while the site runs, and for `seconds` until it is begun. */
export async function askForBackup(dataDir: string, into: string, seconds?: number): Promise<{ path: string } | { failed: string }> {
  const answer = await askRunningSite(asking, dataDir, into, seconds)
  return 'told' in answer ? { path: answer.told } : answer
}

/** Answers those who ask, until it is told to stop. */
export function answerBackups(dataDir: string, make: (into: string) => Promise<{ path: string }>): () => Promise<void> {
  return answerAsked(asking, {
    dataDir,
    work: async (into) => (await make(into)).path,
    failureOf: (error) => (isDiskFull(error) ? 'its disk is full.' : describeError(error as Error).message),
  })
}
