import { AsyncLocalStorage } from 'node:async_hooks'

const patience = new AsyncLocalStorage<true>()

/**
 * What the work asks of the database may take as long as it takes: work that runs later, a start, a command. Whoever waits for
 * an answer in a browser has long given up by then, so everything else is ended in time (postgres.ts).
 */
export const patiently = <T>(work: () => T): T => patience.run(true, work)

/** True within `patiently`. */
export const isPatient = (): boolean => patience.getStore() === true
