import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadImage } from '../../../calls/content-calls.ts'
import { refused } from '../../http/errors.ts'
import { tooManyBytes, type PictureStore } from '../../media/picture-store.ts'
import { pictureLimits } from '../../media/picture-work.ts'
import { oneFileOf, receiveFile } from '../../media/receive-file.ts'
import { createWorkQueue } from '../../media/work-queue.ts'
import type { Implement } from '../implement.ts'

type Needs = { pictures: PictureStore; implementIn: (scope: FastifyInstance) => Implement }

/** Takes one picture as a form upload; the tenant is that of `?client=`, or of the host. */
export function registerUploadImage(app: FastifyInstance, { pictures, implementIn }: Needs): void {
  // Each one that is being received holds its bytes in memory; those that wait hold theirs in the network.
  const receiving = createWorkQueue({ atOnce: 4, waiting: 20 })

  void app.register(async (scope) => {
    await scope.register(multipart, oneFileOf(pictureLimits.bytes))
    implementIn(scope)(uploadImage, async ({ request, reply, tenant, person }) => {
      if (!request.isMultipart()) throw refused('wrongType', { message: 'Please send the picture as a form upload (multipart/form-data).' })
      if (Number(request.headers['content-length']) > 2 * pictureLimits.bytes) {
        // Not worth receiving to its end just to answer on the same connection.
        reply.header('connection', 'close')
        throw tooManyBytes()
      }
      const kept = await receiving.run(async () => {
        const { bytes } = await receiveFile(request, { tenant, noun: 'picture', tooLarge: tooManyBytes })
        return pictures.keep(bytes, { tenant: tenant.client, account: person.account })
      })
      return { status: true as const, ...kept }
    })
  })
}
