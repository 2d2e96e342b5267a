import { closeSync, existsSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** One thing of a kind, as it is from now on; null when it is no more. */
export type Change = readonly [kind: string, id: string, value: unknown]

/** More than this is written anew when it is opened, without what no longer counts. */
const mostBytes = 4 * 1024 * 1024

/**
 * A book in one file: a line for each step, on the disk before `write` returns, so that a kill −9 or a power cut loses nothing
 * that was answered. `put` is handed what the file holds; a last line that was cut is no step.
 */
export function openJournal(file: string, put: (change: Change) => void, shorten: () => Iterable<Change>) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const read = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  const whole = read.subarray(0, read.lastIndexOf(10) + 1)
  for (const line of whole.toString().split('\n')) if (line) for (const change of JSON.parse(line) as Change[]) put(change)
  if (whole.length > mostBytes) writeAnew(file, shorten())
  const open = openSync(file, 'a', 0o600)
  if (whole.length <= mostBytes && whole.length < read.length) ftruncateSync(open, whole.length)

  return {
    /** All of them or none, for good. */
    write(changes: readonly Change[]) {
      writeSync(open, `${JSON.stringify(changes)}\n`)
      fsyncSync(open)
    },
    close: () => closeSync(open),
  }
}

function writeAnew(file: string, changes: Iterable<Change>): void {
  const next = `${file}.next`
  const open = openSync(next, 'w', 0o600)
  for (const change of changes) writeSync(open, `${JSON.stringify([change])}\n`)
  fsyncSync(open)
  closeSync(open)
  renameSync(next, file)
}
