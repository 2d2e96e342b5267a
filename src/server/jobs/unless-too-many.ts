import { Refused } from '../http/errors.ts'

/** For work that what it is about can be without: asked for with `.catch(unlessTooMany)` it is left out where too much of its kind waits. */
export function unlessTooMany(error: unknown): void {
  if (!(error instanceof Refused) || error.statusCode !== 503) throw error
}
