import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { cutOffStill, uploadSeconds } from './cut-off-still.ts'

/**
 * The parts of a visitor's form, one after the other. Its connection is closed where nothing comes for too long while the next one is waited
 * for: what stands still among its words keeps a place that others need. A file is watched by whoever keeps it (attachments/write-sealed.ts).
 */
export async function* movingParts(request: FastifyRequest, seconds = uploadSeconds): AsyncGenerator<Multipart> {
  const parts = request.parts()
  for (;;) {
    const { done, value } = await cutOffStill(request.raw, seconds, () => parts.next())
    if (done) return
    yield value
  }
}
