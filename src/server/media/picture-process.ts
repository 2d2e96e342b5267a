/** Runs in a process of its own, started by ask-picture-process.ts. */
import sharp from 'sharp'
import { answerWork } from './answer-work.ts'
import { boundMemory } from './bound-memory.ts'
import { cleanPicture } from './clean-picture.ts'
import { mountDrawing } from './mount-drawing.ts'
import { heicMemory, type PictureWork, type WorkDone } from './picture-work.ts'
import { shrinkPicture } from './shrink-picture.ts'

sharp.concurrency(1)
sharp.cache(false)
// What reads an iPhone's photos has a memory of its own.
boundMemory(heicMemory, 'picture')
// Of libvips' many readers only these two exist here, so nothing in disguise can reach the others.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

answerWork(async (work: PictureWork): Promise<WorkDone> => {
  if (work.do === 'clean') return cleanPicture(work.bytes)
  if (work.do === 'mount') return { bytes: await mountDrawing(work.drawing, work.width) }
  return { bytes: await shrinkPicture(work.bytes, work.width, work.format) }
})
