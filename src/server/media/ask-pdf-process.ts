import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '../../durations.ts'
import type { FirstDrawing, PdfRead, PdfWork } from './pdf-work.ts'
import { createWorkProcess } from './work-process.ts'

type Limits = { processorMs?: number; memoryBytes?: number }

/** Of the clock; on a busy machine a good pdf may wait this long for its ten seconds. */
const limitMs = minuteMs

/**
 * The process that reads pdfs, a new one for each, so that none leaves anything to the next. It may read its own code and nothing
 * else: no file, no other process, no native code; what it reads and what it tells go through the one channel it was started with.
 */
export function createPdfProcess({ processorMs = 10_000, memoryBytes = 300 * 1024 * 1024 }: Limits = {}) {
  return createWorkProcess<PdfWork, PdfRead, FirstDrawing>({
    module: 'pdf-process',
    flags: confined,
    idleMs: 0,
    limitMs,
    processorMs,
    memoryBytes,
    quiet: true,
  })
}

/** The flags of Node for a process that may read its own code and the library, and nothing else. */
export function confined(module: URL): string[] {
  const library = dirname(fileURLToPath(import.meta.resolve('@hyzyla/pdfium')))
  return ['--permission', `--allow-fs-read=${dirname(fileURLToPath(module))}`, `--allow-fs-read=${dirname(library)}`]
}
