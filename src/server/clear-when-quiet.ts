import { setImmediate } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** How often the loop is looked at, and below how many milliseconds of a processor in between nobody waits for it. */
const lookMs = 1000
const mostQuietMs = 50
/** What is left lying by less work is not worth to go through the heap. */
const worthMs = 250

/**
 * Once a site is quiet V8 clears away what it let lie while there was much to do, and gives the memory back: of itself after eight seconds, sixteen
 * or twenty-four. Here it begins with the first second in which nobody waits, in the same small steps.
 */
export function clearWhenQuiet(): void {
  let before = usedMs()
  let workedMs = before
  setInterval(() => {
    const used = usedMs() - before
    before += used
    if (used > mostQuietMs) workedMs += used
    else if (workedMs > worthMs) {
      // What it costs to clear is no work that leaves something lying.
      workedMs = -worthMs
      void askToClear()
    }
  }, lookMs).unref()
}

/** By this thread, since what V8 does beside it keeps nobody waiting. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const asking = ['--memory-saver-mode', '--incremental-marking-hard-trigger=1']
const askedAlready = ['--no-memory-saver-mode', '--incremental-marking-hard-trigger=0']

/**
 * Node offers no such request. V8 looks whether it is time for it whenever it has cleared what is young, which is soon full here, and begins as it
 * does where memory is short; the rest it does by turns.
 */
async function askToClear(): Promise<void> {
  for (const flag of asking) setFlagsFromString(flag)
  for (let [piece, before] = [0, 0]; piece < mostPieces && youngBytes() >= before; piece++) {
    before = youngBytes()
    fillYoung()
    await setImmediate()
  }
  for (const flag of askedAlready) setFlagsFromString(flag)
}

/** 16 MB, twice what may be young, a quarter of a megabyte at a time. */
const mostPieces = 64

/** Made by calls, since the optimizing compiler leaves out what it sees that nobody looks at. */
function fillYoung(): void {
  Array.from({ length: 32 }, () => Array.from({ length: 1024 }))
}

const youngBytes = () => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0
