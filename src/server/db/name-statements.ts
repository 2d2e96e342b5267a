import type { ClientBase, QueryConfig } from 'pg'
import { alteredMeanwhile, createRecurring } from './recurring-statements.ts'

/** Statements a connection has names for; none is forgotten before it ends, so what comes later has none. */
const usualMost = 100

/**
 * Names what a connection asks again and again in transactions, so that PostgreSQL reads it once, and plans it once where that is as good. A table that
 * grows is looked at by its autovacuum, and planned for anew.
 */
export function nameStatements(client: ClientBase, most = usualMost): void {
  const query = client.query.bind(client) as (asked: unknown, ...more: unknown[]) => unknown
  const recurring = createRecurring()
  const names = new Map<string, string>()
  let named = 0

  function findName(statement: string): string | undefined {
    // Several in one text are refused under a name.
    if (!recurring.mayBeRemembered(statement) || statement.includes(';')) return undefined
    const name = names.get(statement)
    if (name || named >= most || !recurring.isMetOften(statement)) return name
    recurring.forget(statement)
    const made = `recurring ${(named += 1)}`
    names.set(statement, made)
    return made
  }

  client.query = ((asked: string | QueryConfig, ...more: unknown[]) => {
    const statement = typeof asked === 'string' ? asked : asked.text
    const name = statement === undefined ? undefined : findName(statement)
    if (!name || typeof asked === 'string' || asked.name) return query(asked, ...more)
    const answered = query({ ...asked, name }, ...more)
    if (answered instanceof Promise)
      answered.catch((error: { code?: string }) => {
        if (error.code === alteredMeanwhile) names.delete(statement)
      })
    return answered
  }) as typeof client.query
}
