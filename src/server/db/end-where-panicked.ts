import { endAtOnce } from '../end-at-once.ts'

/**
 * PostgreSQL panics where it can neither write its log nor its files: their folder was taken away, say. A server of its own would be begun anew;
 * the embedded one answers two or three more questions with nonsense and then turns in a circle for ever, with the loop of this process in it.
 * So this process is ended by the first panic, after a line in the log. Hears what PostgreSQL says, from `watch` on: before, while it
 * is opened, whoever opens it says what is wrong.
 */
export function endWherePanicked(end: (msg: string) => void = endAtOnce) {
  let watched = false
  return {
    watch: () => void (watched = true),
    heard(line: string): void {
      const panic = watched && panicSaid.exec(line)?.[1]
      if (panic) end(`the database cannot go on, and this process is ended: ${panic}`)
    },
  }
}

/** Where a line says how grave it is, behind its time and process. What somebody typed stands behind that in lines about their question, or behind a tab. */
const panicSaid = /^\S+ \S+ \S+ \[[^\]]*\] PANIC: +(.*)/
