import { sql, type SQL } from 'drizzle-orm'
import type { FoundBy } from './search-row.ts'

/** By what somebody is called, in whole words; all folded. */
export interface CalledSo {
  /** Of the name of who it is: the first or the last. */
  name: string
  /** Of the name or of the town. */
  others: readonly string[]
  /** All of what the town is called. */
  town: string | undefined
}

/** True of who is called so: a street that bears the name is nobody. */
export function isCalledSo({ titleKey, words }: Pick<FoundBy, 'titleKey' | 'words'>, { name, others, town }: CalledSo): boolean {
  const ofTown = words.slice(words.lastIndexOf('\n') + 1).replace(/(,| [0-9]).*$/, '')
  return (
    ` ${titleKey} `.includes(` ${name} `) &&
    others.every((word) => ` ${titleKey} ${ofTown} `.includes(` ${word} `)) &&
    (town === undefined || ofTown === town)
  )
}

/** The same of a row of the table `agent_search`. */
export function conditionsOfCalledSo({ name, others, town }: CalledSo): SQL[] {
  const ofTown = sql`regexp_replace(substring(words from '[^\\n]*$'), '(,| [0-9]).*$', '')`
  return [
    sql`position(${` ${name} `} in ' ' || title_key || ' ') > 0`,
    ...others.map((word) => sql`position(${` ${word} `} in ' ' || title_key || ' ' || ${ofTown} || ' ') > 0`),
    ...(town === undefined ? [] : [sql`${ofTown} = ${town}`]),
  ]
}
