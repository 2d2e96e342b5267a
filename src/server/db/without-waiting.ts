import { sql, type SQL } from 'drizzle-orm'

/**
 * The value, in a statement that is a transaction of its own: its commit is not waited for until it lies on the disk. It does so with
 * the next commit that is waited for, so a database that crashes in between has forgotten it. For what is counted or noted on the way
 * to such a commit, never within a transaction of something else.
 */
export const withoutWaiting = (value: SQL | string | number): SQL<never> =>
  sql`case when set_config('synchronous_commit', 'off', true) = 'off' then ${value} end`
