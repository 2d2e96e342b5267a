import { writeSync } from 'node:fs'
import { hostname } from 'node:os'

/** Ends this process, after a line in the log, where nothing else in it would be heard any more. Whoever began it begins it anew. */
export function endAtOnce(msg: string): never {
  try {
    writeSync(1, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, hostname: hostname(), msg })}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('not reached')
}
