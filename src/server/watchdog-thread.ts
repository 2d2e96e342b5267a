/** The thread of watch-loop.ts. */
import { writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { workerData } from 'node:worker_threads'
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
  if (still >= seconds) end()
}

function end(): never {
  const said = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    msg: `the event loop has not turned for ${seconds} s: this process is ended`,
  }
  try {
    writeSync(1, `${JSON.stringify(said)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('not reached')
}
