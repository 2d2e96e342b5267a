import { setFlagsFromString } from 'node:v8'
import { hasLittleMemory } from '../this-machine.ts'

/**
 * What V8's optimizing compiler makes of the embedded PostgreSQL takes some 50 MB more while it is at it and seconds of a processor, even
 * without the parser (sparing-pglite.ts). Where there is little memory the database stays with the code of the quick compiler.
 */
export function spareCompiler(): void {
  if (!hasLittleMemory()) return
  // One implies the other only where they are given at the start.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}
