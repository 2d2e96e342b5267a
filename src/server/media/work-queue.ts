import { Refused } from '../http/errors.ts'

/** Thrown when too much is waiting already (429). */
export class QueueFull extends Refused {
  constructor(work: string) {
    super('tooMany', { message: `Many ${work} are being worked on. Please try again in a minute.` })
  }
}

type Limits = {
  /** Jobs that run side by side. */
  atOnce: number
  /** Jobs that may wait in each of the two lines; one more is turned away with `QueueFull`. */
  waiting: number
  /** What they work on, as people read it when the line is full: "pictures". */
  work?: string
}

export type WorkQueue = ReturnType<typeof createWorkQueue>

/** Runs jobs a few at a time, in the order they came; those that go `first` have a line of their own. */
export function createWorkQueue({ atOnce, waiting, work = 'pictures' }: Limits) {
  const ahead: (() => void)[] = []
  const behind: (() => void)[] = []
  let running = 0

  async function run<T>(job: () => Promise<T>, { first = false } = {}): Promise<T> {
    if (running < atOnce) running += 1
    else await turnIn(first ? ahead : behind)
    try {
      return await job()
    } finally {
      // The place is handed on as it is, so that nobody who comes just now can slip in between.
      const next = ahead.shift() ?? behind.shift()
      if (next) next()
      else running -= 1
    }
  }

  function turnIn(line: (() => void)[]): Promise<void> {
    if (line.length >= waiting) throw new QueueFull(work)
    return new Promise((resolve) => void line.push(resolve))
  }

  return { run }
}
