import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerUnreadable } from './answer-unreadable.ts'
import { mostOpenBytes, type DoorLimits } from './door-limits.ts'
import { refused } from './errors.ts'

type Needs = {
  limits: Pick<DoorLimits, 'openBytes' | 'adminBytes' | 'openSeconds' | 'adminSeconds'>
  /** What every answer carries. */
  headers: Record<string, string>
}

/**
 * Bodies are read once their sender was judged, only so many at a time, and only for so long. Uploads are not held in memory
 * as they come and have places of their own.
 */
export function boundBodies(fastify: FastifyInstance, { limits, headers }: Needs): void {
  const held = { open: 0, admin: 0 }

  fastify.addHook('preParsing', async (request, reply) => {
    const { raw } = request
    if (!bringsBody(raw) || isUpload(request)) return
    const { bodyLimit } = request.routeOptions
    const pool = bodyLimit > mostOpenBytes ? 'admin' : 'open'
    const bytes = announced(raw, bodyLimit)
    if (held[pool] + bytes > limits[`${pool}Bytes`]) throw refused('busy')
    held[pool] += bytes
    const late = setTimeout(() => raw.complete || answerUnreadable(slow, raw.socket, headers), limits[`${pool}Seconds`] * 1000)
    // Whether it was answered or broke off.
    reply.raw.once('close', () => {
      clearTimeout(late)
      held[pool] -= bytes
    })
  })
}

const slow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

/** What says no length counts as much as it may be; what is too much is refused unread, and counts as nothing. */
function announced({ headers }: IncomingMessage, most: number): number {
  const bytes = Number(headers['content-length'] ?? most)
  return bytes > most ? 0 : bytes
}

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || ![undefined, '0'].includes(headers['content-length'])

const isUpload = ({ headers }: FastifyRequest) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')

/** What was answered before its body had come may send on for a little, or its sender would never read the answer; then it is cut off. */
export function cutOffLater(request: IncomingMessage, response: ServerResponse, lingerSeconds: number): void {
  if (!bringsBody(request)) return
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const cut = setTimeout(() => socket.destroy(), lingerSeconds * 1000)
    const spare = () => clearTimeout(cut)
    request.once('end', spare)
    socket.once('close', spare)
  })
}
