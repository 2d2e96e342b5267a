/** The thread of watch-loop.ts. */
import { workerData } from 'node:worker_threads'
import { endAtOnce } from './end-at-once.ts'
import type { Watched } from './watch-loop.ts'

const { turns, seconds } = workerData as Watched
let seen = Atomics.load(turns, 0)
let still = 0

// Seconds are counted by waking up, so that time in which the whole machine slept is none.
const sleep = new Int32Array(new SharedArrayBuffer(4))
for (;;) {
  Atomics.wait(sleep, 0, 0, 1000)
  const now = Atomics.load(turns, 0)
  still = now === seen ? still + 1 : 0
  seen = now
  if (still >= seconds) endAtOnce(`the event loop has not turned for ${seconds} s: this process is ended`)
}
