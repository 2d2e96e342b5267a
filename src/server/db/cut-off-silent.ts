import type { ClientBase } from 'pg'
import { cutOff } from './cut-off.ts'

/**
 * Cuts a connection off where a question is not answered in so many milliseconds, by which PostgreSQL would have ended it itself: its server stands
 * still, or is gone without a word, and TCP alone would wait a quarter of an hour. Whoever asked is told that the connection is gone.
 */
export function cutOffSilent(client: ClientBase, ms: number): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const limit = setTimeout(() => cutOff(client), ms).unref()
    const heard = () => clearTimeout(limit)
    const told = asked.at(-1)
    // The pool asks so; a transaction, which has a connection of its own, waits for a promise.
    if (typeof told === 'function')
      return query(...asked.slice(0, -1), (...answer: unknown[]) => {
        heard()
        told(...answer)
      })
    const answered = query(...asked)
    if (answered instanceof Promise) answered.then(heard, heard)
    else heard()
    return answered
  }) as typeof client.query
}
