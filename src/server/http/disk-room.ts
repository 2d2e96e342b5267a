import { statfsSync } from 'node:fs'
import { refused } from './errors.ts'
import type { Warn } from './warn.ts'

/** So much stays free: two segments of the embedded database's log, so that it never waits for a byte it cannot have. */
export const floorBytes = 32 * 1024 * 1024

/** Whether what people bring may still be kept. */
export interface DiskRoom {
  /** False where `bytes` more would leave less than the floor. */
  has(bytes?: number): boolean
  /** Throws `noRoom` (503) there. */
  require(bytes?: number): void
}

/** `freeBytes` measures the disk that everything is kept on; one that may `onlyRead` has no room. */
export function createDiskRoom({
  freeBytes,
  onlyRead,
  warn,
}: {
  freeBytes: () => number
  onlyRead?: boolean | undefined
  warn: Warn
}): DiskRoom {
  let short = false

  function has(bytes = 0): boolean {
    if (onlyRead) return false
    const free = freeBytes()
    const nowShort = free < floorBytes
    if (nowShort !== short) {
      short = nowShort
      const megabytes = Math.round(free / 1024 ** 2)
      warn({ megabytes }, short ? 'the disk is nearly full: nothing is taken until there is room' : 'the disk has room again')
    }
    return free - bytes >= floorBytes
  }

  return {
    has,
    require(bytes) {
      if (!has(bytes)) throw refused('noRoom')
    },
  }
}

const freshMs = 250

/** Free bytes of the disk a folder is on, for those who are no superuser; measured a few times a second at most. */
export function freeBytesOf(folder: string): () => number {
  let measured = -Infinity
  let free = Infinity
  return () => {
    const now = performance.now()
    if (now - measured < freshMs) return free
    measured = now
    try {
      const { bavail, bsize } = statfsSync(folder)
      free = bavail * bsize
    } catch {
      // What cannot be measured is judged when it is written.
      free = Infinity
    }
    return free
  }
}
