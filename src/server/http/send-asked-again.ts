import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasCurrent } from './if-none-match.ts'

/** A file that names what is published: whoever has it asks each time whether it still holds, since what was taken down is gone. */
export function sendAskedAgain(request: FastifyRequest, reply: FastifyReply, { type, text }: { type: string; text: string }): FastifyReply {
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`
  void reply.header('etag', etag).header('cache-control', 'no-cache')
  if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
