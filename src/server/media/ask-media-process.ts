import { minuteMs } from '../../durations.ts'
import { hasLittleMemory } from '../this-machine.ts'
import type { FirstPicture, Given, MediaDone, MediaWork } from './media-work.ts'
import type { PdfRead } from './pdf-work.ts'
import type { Variant } from './picture-address.ts'
import type { Cleaned } from './picture-work.ts'
import { createWorkProcess } from './work-process.ts'

export type MediaProcess = ReturnType<typeof createMediaProcess>

/**
 * The process between the server and those that read strangers' files. It is small: to start another from it takes a fraction of what
 * the server would stand still for, and what they hand one another never lies in the server's memory. Gone after `idleMs` without work.
 */
export function createMediaProcess({ idleMs = hasLittleMemory() ? 1000 : 10 * minuteMs } = {}) {
  const { ask, ...process } = createWorkProcess<MediaWork, MediaDone, FirstPicture>({
    module: 'media-process',
    flags: () => ['--expose-gc', '--max-semi-space-size=1'],
    // What is as large as a file goes back to the system as soon as it is let go: 19 MB are left, and 67 without either (measured).
    env: { MALLOC_MMAP_THRESHOLD_: '65536' },
    idleMs,
    // Those it asks have limits of their own; this is for the day on which it does not answer at all.
    limitMs: 3 * minuteMs,
    handsOn: true,
  })

  function ready(): void {
    if (hasLittleMemory()) return
    // Whoever comes with a file is told why it cannot be.
    ask({ do: 'ready' }).catch(() => {})
  }

  return {
    ...process,
    ready,
    readPdf: (given: Given, hear: (first: FirstPicture) => void) => ask({ do: 'read pdf', given }, hear) as Promise<PdfRead>,
    clean: (given: Given) => ask({ do: 'clean', given }) as Promise<Cleaned>,
    shrink: (given: Given, variant: Variant) => ask({ do: 'shrink', given, ...variant }) as Promise<{ bytes: Uint8Array }>,
  }
}
