import { setFlagsFromString } from 'node:v8'
import { hasLittleMemory } from '../this-machine.ts'

/**
 * One function of the embedded PostgreSQL, which works out expressions, takes V8's optimizing compiler 600 MB and eight seconds of a
 * processor, soon after the start. Where there is little memory the database stays with the code of the quick compiler.
 */
export function spareCompiler(): void {
  if (!hasLittleMemory()) return
  // One implies the other only where they are given at the start.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}
