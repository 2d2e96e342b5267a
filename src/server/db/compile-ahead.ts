import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { spareCompiler } from './small-machine.ts'

let compiled: Promise<WebAssembly.Module> | undefined

/** The embedded PostgreSQL, compiled once. Other threads do that, so whoever asks for it early may load what else a start needs meanwhile. */
export function compiledAhead(): Promise<WebAssembly.Module> {
  return (compiled ??= compile())
}

async function compile(): Promise<WebAssembly.Module> {
  spareCompiler()
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}
