import { url as debugger_ } from 'node:inspector'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Beside this file, as source or as built. */
const thread = new URL(`./watchdog-thread${extname(import.meta.url)}`, import.meta.url)

/** What the thread is told: the count that goes up with each turn of the loop, and how long it may stand still. */
export type Watched = { turns: Int32Array<SharedArrayBuffer>; seconds: number }

const turnMs = 1000

/**
 * A thread of its own that ends this process, with a line in the log, when its event loop has not turned for so long: nothing in
 * the process itself would notice, and no signal but SIGKILL would be heard. Whoever started it begins it anew.
 */
export function watchLoop({ seconds = 20 } = {}): void {
  // Somebody who looks at one line stops the loop on purpose.
  if (debugger_()) return
  const turns = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => void Atomics.add(turns, 0, 1), turnMs).unref()
  const watching = new Worker(thread, {
    workerData: { turns, seconds } satisfies Watched,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  })
  watching.unref()
  // A site that nobody watches is better than none.
  watching.on('error', (error) => console.error(error))
}
