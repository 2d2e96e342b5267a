import { createWorkQueue, type WorkQueue } from '../media/work-queue.ts'
import { uploadsAtOnce } from './attachment-limits.ts'

/** Lets so many uploads be received at once, some wait, and turns the rest away (429): a thousand slow ones hold no more than that. */
export function createUploadPlaces({ all, ofOneVisitor, waiting } = uploadsAtOnce as Record<keyof typeof uploadsAtOnce, number>) {
  const places = createWorkQueue({ atOnce: all, waiting, work: 'files' })
  const visitors = new Map<string, { line: WorkQueue; here: number }>()

  /** `visitor` is the address somebody sends from. */
  async function run<T>(visitor: string, work: () => Promise<T>): Promise<T> {
    const own = visitors.get(visitor) ?? {
      line: createWorkQueue({ atOnce: ofOneVisitor, waiting: ofOneVisitor * 2, work: 'files' }),
      here: 0,
    }
    visitors.set(visitor, own)
    own.here += 1
    try {
      return await own.line.run(() => places.run(work))
    } finally {
      own.here -= 1
      if (own.here === 0) visitors.delete(visitor)
    }
  }

  return { run }
}
