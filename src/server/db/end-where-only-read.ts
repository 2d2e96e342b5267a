import { endAtOnce } from '../end-at-once.ts'

type Work = (...of: never[]) => unknown
/** How the embedded database opens and writes its files; each throws the number of what went wrong. */
export type NodeFiles = { stream_ops: Partial<Record<'open' | 'write', Work>>; node_ops: Partial<Record<'mknod', Work>> }

/** EROFS, as Emscripten counts. */
const onlyRead = 69

/**
 * A disk on which errors were found may only be read from then on, under a site that runs. The embedded PostgreSQL comes back from no write that
 * fails: it would hold the loop until the watchdog looks. So this process is ended where the first one does; whoever begins it anew
 * finds the disk as it is (`only-read.ts`).
 */
export function endWhereOnlyRead({ stream_ops, node_ops }: NodeFiles): void {
  for (const [ops, name] of [
    [stream_ops, 'open'],
    [stream_ops, 'write'],
    [node_ops, 'mknod'],
  ] as [Record<string, Work>, string][]) {
    const work = ops[name]
    ops[name] = (...of) => {
      try {
        return work(...of)
      } catch (error) {
        if ((error as { errno?: number }).errno !== onlyRead) throw error
        endAtOnce('the disk of the database may only be read: this process is ended, to be begun anew and be read from a copy')
      }
    }
  }
}
