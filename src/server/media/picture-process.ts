/**
 * Runs in a process of its own, started by ask-picture-process.ts: a decoder that is tricked, crashes or never ends
 * takes down nothing else, its memory goes back to the system, and the server keeps the processor when it needs it.
 */
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { cleanPicture } from './clean-picture.ts'
import type { Answer, PictureWork, WorkDone } from './picture-work.ts'
import { shrinkPicture } from './shrink-picture.ts'

sharp.concurrency(1)
sharp.cache(false)
// Of libvips' many readers only these two exist here, so nothing in disguise can reach the others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Ctrl-C reaches every process of a terminal; the server finishes what it is doing, and so must this. It ends with the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit(0))

process.on('message', async (work: PictureWork) => {
  const answer: Answer = await perform(work).then(
    (done) => ({ done }),
    (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  process.send?.(answer)
})

async function perform(work: PictureWork): Promise<WorkDone> {
  if (work.do === 'clean') return cleanPicture(work.bytes)
  return { bytes: await shrinkPicture(work.bytes, work.width, work.format) }
}
