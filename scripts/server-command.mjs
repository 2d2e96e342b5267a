import { totalmem } from 'node:os'

const megabyte = 1024 ** 2
/** With less, every buffer that waits to be cleared away counts. */
const littleMemory = 1024 * megabyte

/**
 * How Node is to run the server, by the bytes of memory there are. Loading the modules makes much short-lived garbage; without the first
 * flag V8 answers it by growing the young generation and never gives it back (370 MB idle in place of 235, measured). Where memory is
 * little the young generation is smaller still, since what is sent and received is let go when that is cleared, and V8, which would take
 * all 256 MB of 256, is told to leave some. What NODE_OPTIONS says of either counts, which a command line would override.
 */
export const serverCommandIn = (memory, nodeOptions = process.env.NODE_OPTIONS ?? '') => [
  ...spacesIn(memory).filter((flag) => !nodeOptions.replaceAll('_', '-').includes(flag.split('=')[0])),
  '--disable-warning=ExperimentalWarning',
  'build/server/server.js',
]

function spacesIn(memory) {
  if (memory >= littleMemory) return ['--max-semi-space-size=4']
  return ['--max-semi-space-size=2', `--max-old-space-size=${Math.floor((memory / megabyte) * 0.625)}`]
}

export const serverEnvironmentIn = (memory) => ({
  // Compiled code is kept between starts.
  NODE_COMPILE_CACHE: 'build/.compile-cache',
  // Each thread of glibc keeps memory of its own, and rarely gives any back. One pool for all, trimmed early, costs no
  // measurable time here and keeps 110 MB less after load on the embedded database, 65 MB less on PostgreSQL.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  // What is as large as a page that is kept compressed goes back by itself, whatever was put beside it meanwhile.
  ...(memory < littleMemory ? { MALLOC_MMAP_THRESHOLD_: '16384' } : {}),
})

/** Of this machine, or of the container around this process, as the server sees it (src/server/this-machine.ts); on whatever Node there is. */
export const memoryHere = () => Math.min(process.constrainedMemory?.() || Infinity, totalmem())

export const serverCommand = serverCommandIn(memoryHere())
export const serverEnvironment = serverEnvironmentIn(memoryHere())

// Pages in production mode, with the sample people, and payments where no money moves.
const onALaptop = { NODE_ENV: 'production', ALLOW_SANDBOX_IDENTITY: '1', ALLOW_SANDBOX_PAYMENTS: '1' }

/** What the server is told. Where nobody said where this runs, or that it is this very machine, somebody is trying it out. */
export function environmentOf(env) {
  const tryingOut = !env.NODE_ENV && (!env.PUBLIC_URL || isThisMachine(env.PUBLIC_URL))
  return { ...serverEnvironment, ...(tryingOut ? onALaptop : {}), ...env }
}

function isThisMachine(address) {
  if (!URL.canParse(address)) return false
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
}
