import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** With less than this, what V8 takes for one function of PostgreSQL would be the end of the process. */
const enough = 1024 ** 3

/**
 * One function of the embedded PostgreSQL, which works out expressions, takes V8's optimizing compiler 600 MB and eight seconds of a
 * processor, soon after the start. Where there is little memory the database stays with the code of the quick compiler.
 */
export function spareCompiler(memory = availableMemory()): boolean {
  if (memory >= enough) return false
  // One implies the other only where they are given at the start.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
  return true
}

/** Of the machine, or of the container that holds this process. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
