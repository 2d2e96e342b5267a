import { url as debugger_ } from 'node:inspector'
import { Socket } from 'node:net'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Beside this file, as source or as built. */
const thread = new URL(`./watchdog-thread${extname(import.meta.url)}`, import.meta.url)

/** What the thread is told: the count that goes up with each turn of the loop, and how long it may stand still. */
export type Watched = { turns: Int32Array<SharedArrayBuffer>; seconds: number }

const turnMs = 1000

/**
 * Ends this process, with a line in the log, when its event loop has not turned for so long: nothing in the process itself would notice, and
 * no signal but SIGKILL would be heard. Whoever started it begins it anew, and is who notices (scripts/watch-server.mjs), told by a byte a
 * second to the open file `watchedOn`. Where nobody watches, or nobody does any more, a thread of its own does, which takes 10 MB.
 */
export function watchLoop({ seconds = 20, watchedOn = '' } = {}): void {
  // Somebody who looks at one line stops the loop on purpose.
  if (debugger_()) return
  if (watchedOn) sayThatLoopTurns(Number(watchedOn), () => watchByThread(seconds))
  else watchByThread(seconds)
}

function sayThatLoopTurns(file: number, onNobody: () => void): void {
  const watcher = new Socket({ fd: file, readable: false }).unref()
  const say = () => void watcher.write('.')
  say()
  const saying = setInterval(say, turnMs).unref()
  // Whoever began this process was killed. It is left alone, and not unwatched.
  watcher
    .on('error', () => {})
    .once('close', () => {
      clearInterval(saying)
      onNobody()
    })
}

function watchByThread(seconds: number): void {
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
