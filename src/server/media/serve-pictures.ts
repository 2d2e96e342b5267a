import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../http/errors.ts'
import { hasCurrent } from '../http/if-none-match.ts'
import { keptForGood } from './kept-for-good.ts'
import type { PictureFile, PictureStore } from './picture-store.ts'
import { BrokeProcess, EndedProcess } from './broke-process.ts'
import { QueueFull } from './work-queue.ts'

/** GET and HEAD /media/<name> and /media/<name>/<width>.<format>. */
export function servePictures(app: FastifyInstance, { pictures }: { pictures: PictureStore }): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { name } = request.params
      return sendPicture(await pictures.find(name), name, request, reply)
    },
  })

  app.route<{ Params: { name: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name/:file',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { name, file } = request.params
      try {
        return await sendPicture(await pictures.findVariant(name, file), `${name}/${file}`, request, reply)
      } catch (error) {
        if (![QueueFull, BrokeProcess, EndedProcess].some((known) => error instanceof known)) throw error
        // In a burst people see the stored picture, larger than need be, rather than none.
        return reply.header('cache-control', 'no-store').redirect(`/media/${name}`, 307)
      }
    },
  })
}

async function sendPicture(
  file: PictureFile | undefined,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!file) throw refused('unknownAddress')
  const etag = `"${key}"`
  reply.headers({ ...keptForGood, etag })
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.headers({ 'content-type': file.type, 'content-length': file.length })
  return reply.send(request.method === 'HEAD' ? null : await file.open())
}
