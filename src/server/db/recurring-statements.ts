/** So often a statement is met before it is remembered: what is written once, such as rows that are many each time, is not worth it. */
const metBefore = 2
/** What is longer is a list that is seldom so long again. */
const mostLetters = 4096
/** Statements that are counted at once. */
const mostMet = 1000

/** What PostgreSQL says of one it remembers where a table was altered so that it gives something else: a release migrated beside this one. */
export const alteredMeanwhile = '0A000'

/**
 * Which statements of a connection are worth being remembered by the database: to read and to plan one takes it as long as to carry it out, and a
 * save is a transaction of the same few each time. Outside of one, where things are searched for, each is planned for its own values; and so it is
 * where a transaction tells the planner how to (`set local`).
 */
export function createRecurring() {
  const met = new Map<string, number>()
  let inTransaction = false

  return {
    /** True where it is asked in a transaction now. Is told of every statement, in their order. */
    mayBeRemembered(statement: string): boolean {
      if (/^\s*begin\b/i.test(statement)) inTransaction = true
      else if (/^\s*(commit|rollback(?! to)|set local)\b/i.test(statement)) inTransaction = false
      else return inTransaction && statement.length <= mostLetters
      return false
    },
    isMetOften(statement: string): boolean {
      const times = met.get(statement) ?? 0
      if (times >= metBefore) return true
      if (met.size >= mostMet) met.clear()
      met.set(statement, times + 1)
      return false
    },
    forget: (statement: string) => void met.delete(statement),
  }
}
