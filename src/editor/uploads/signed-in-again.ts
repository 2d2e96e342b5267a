import type { SaveRun } from '../saving/save-driver.ts'

/** Resolves once somebody is signed in again. */
export function signedInAgain(run: Pick<SaveRun, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = run.subscribe(() => {
      if (run.state().step.at === 'signedOut') return
      stop()
      resolve()
    })
  })
}
