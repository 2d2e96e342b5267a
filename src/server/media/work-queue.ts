import { Refused, type Say } from '../http/errors.ts'

/** Thrown when too much is waiting already (429). */
export class QueueFull extends Refused {
  constructor(work: Work) {
    super('tooMany', { message: ({ workedOn }) => workedOn[work] })
  }
}

/** What a queue works on, each with words of its own for when the line is full. */
export type Work = keyof Parameters<Say>[0]['workedOn']

type Limits = {
  /** Jobs that run side by side. */
  atOnce: number
  /** Jobs that may wait in each of the two lines; one more is turned away with `QueueFull`. */
  waiting: number
  work?: Work
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
