import { createWorkQueue, type Work, type WorkQueue } from './work-queue.ts'

type Places = {
  all: number
  ofOne: number
  waiting: number
  /** What is uploaded, of which people read when all places are taken. */
  work: Work
}

/** Lets so many uploads be received at once, some wait, and turns the rest away (429): a thousand slow ones hold no more than that. */
export function createUploadPlaces({ all, ofOne, waiting, work: what }: Places) {
  const places = createWorkQueue({ atOnce: all, waiting, work: what })
  const senders = new Map<string, { line: WorkQueue; here: number }>()

  /** `sender` is the account or the address somebody sends from, who can fill no more than some of the places. */
  async function run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const own = senders.get(sender) ?? {
      line: createWorkQueue({ atOnce: ofOne, waiting: ofOne * 2, work: what }),
      here: 0,
    }
    senders.set(sender, own)
    own.here += 1
    try {
      return await own.line.run(() => places.run(work))
    } finally {
      own.here -= 1
      if (own.here === 0) senders.delete(sender)
    }
  }

  return { run }
}
