import { minuteMs } from '../../durations.ts'
import { hasLittleMemory } from '../this-machine.ts'
import type { PictureWork, WorkDone } from './picture-work.ts'
import { createWorkProcess } from './work-process.ts'

/** The process that reads pictures; gone after `idleMs` without any. A piece of work that takes longer than `limitMs` is ended. */
export function createPictureProcess({ idleMs = hasLittleMemory() ? 1000 : 20_000, limitMs = minuteMs } = {}) {
  const { ask, ...process } = createWorkProcess<PictureWork, WorkDone>({
    module: 'picture-process',
    flags: () => ['--expose-gc'],
    idleMs,
    limitMs,
  })
  return { ask: <W extends PictureWork>(work: W) => ask(work) as Promise<WorkDone<W>>, ...process }
}
