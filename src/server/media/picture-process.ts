/** Runs in a process of its own, started by ask-picture-process.ts. */
import sharp from 'sharp'
import { answerWork } from './answer-work.ts'
import { cleanPicture } from './clean-picture.ts'
import { mountDrawing } from './mount-drawing.ts'
import type { PictureWork, WorkDone } from './picture-work.ts'
import { shrinkPicture } from './shrink-picture.ts'

sharp.concurrency(1)
sharp.cache(false)
// Of libvips' many readers only these two exist here, so nothing in disguise can reach the others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

answerWork(async (work: PictureWork): Promise<WorkDone> => {
  if (work.do === 'clean') return cleanPicture(work.bytes)
  if (work.do === 'mount') return mountDrawing(work.drawing)
  return { bytes: await shrinkPicture(work.bytes, work.width, work.format) }
})
