import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerUnreadable } from './answer-unreadable.ts'
import { adminWeights, mostOpenBytes, type DoorLimits } from './door-limits.ts'
import { refused } from './errors.ts'
import type { FairRoom, Place } from './fair-room.ts'
import { networkOf } from './network-of.ts'
import { sessionIdOf } from './session-cookie.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True where others than admins may send as much as admins may: all of them together take no more room than one admin, and each of them half of that. */
    asOneGroup?: boolean
  }
}

type Needs = {
  limits: Pick<DoorLimits, 'openBytes' | 'openSeconds' | 'adminSeconds'>
  /** For what admins send, which may be large: from before it is read until it was answered. */
  adminRoom: FairRoom
  /** What every answer carries. */
  headers: Record<string, string>
}

/**
 * Bodies are read once their sender was judged, only so many at a time, and only for so long: those of strangers are turned away
 * where too much is held, those of admins wait. What admins upload has places of its own, and so have forms of several parts.
 */
export function boundBodies(fastify: FastifyInstance, { limits, adminRoom, headers }: Needs): void {
  const holdOpen = createOpenRoom(limits.openBytes, limits.openBytes / 2)
  const holdParts = createOpenRoom(limits.openBytes, limits.openBytes / 8)
  const held = new WeakMap<FastifyRequest, Held>()

  fastify.addHook('preParsing', async (request, reply) => {
    const { raw } = request
    const { bodyLimit } = request.routeOptions
    const ofAdmins = bodyLimit > mostOpenBytes
    if (!bringsBody(raw) || (ofAdmins && isUpload(request))) return
    // Whoever left while they were judged leaves no second time: what they took would be taken for good.
    if (reply.raw.destroyed) throw refused('malformed')
    // Its files go to the disk as they come, which may take minutes; its words are held as long. What stands still is cut off (media/moving-parts.ts).
    if (isUpload(request)) return void held.set(request, holdUntilDone(holdParts(networkOf(request.ip), mostOpenBytes), reply.raw))
    const bytes = announced(raw, bodyLimit)
    const place = ofAdmins
      ? adminRoom.take(senderOf(request), Math.max(bytes, adminWeights.least), groupOf(request))
      : holdOpen(networkOf(request.ip), bytes)
    held.set(request, holdUntilDone(place, reply.raw))
    await place.ready
    const seconds = ofAdmins ? limits.adminSeconds : limits.openSeconds
    const late = setTimeout(() => raw.complete || answerUnreadable(slow, raw.socket, headers), seconds * 1000)
    reply.raw.once('close', () => clearTimeout(late))
  })

  // What is refused before all of it came asks for the end of its connection, by Fastify. At once
  // that would reset it while its sender still sends, and the answer would be lost: `cutOffLater` ends it a little later, unless all has come by then.
  fastify.addHook('onSend', async ({ raw }, reply) => {
    if (raw.complete) return
    reply.removeHeader('connection')
    // So it is for a server that is to stop: what idles is closed then (close-gently.ts).
    reply.raw.shouldKeepAlive = true
  })

  fastify.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const work = () => handler.call(this, request, reply)
      const room = held.get(request)
      return room ? room.during(work) : work()
    }
  })
}

/** Room for so many bytes. Whoever sends something already has no more than their share: one who sends slowly keeps nobody else out. */
function createOpenRoom(most: number, ofOne: number) {
  let open = 0
  const openOf = new Map<string, number>()

  return function hold(sender: string, bytes: number): Place {
    const own = openOf.get(sender) ?? 0
    if (open + bytes > most || (own > 0 && own + bytes > ofOne)) throw refused('busy')
    const count = (more: number) => {
      open += more
      const left = (openOf.get(sender) ?? 0) + more
      if (left > 0) openOf.set(sender, left)
      else openOf.delete(sender)
    }
    count(bytes)
    return { ready: Promise.resolve(), leave: () => count(-bytes) }
  }
}

type Held = ReturnType<typeof holdUntilDone>

/**
 * Until it was answered or broke off, and until what was begun of it is done: that goes on without its sender, and weighs as much. A handler
 * that takes a body is done when what it answers has come true, so it must not answer later by itself.
 */
function holdUntilDone(place: Place, response: ServerResponse) {
  let gone = false
  let working = false
  const leave = () => {
    if (gone && !working) place.leave()
  }
  response.once('close', () => {
    gone = true
    leave()
  })
  return {
    async during<Made>(work: () => Made): Promise<Awaited<Made>> {
      // Its place is somebody else's by now.
      if (gone) throw refused('malformed')
      working = true
      try {
        return await work()
      } finally {
        working = false
        leave()
      }
    },
  }
}

const slow = { code: 'ERR_HTTP_REQUEST_TIMEOUT' }

/** What says no length counts as much as it may be; what is too much is refused unread, and counts as nothing. */
function announced({ headers }: IncomingMessage, most: number): number {
  const bytes = Number(headers['content-length'] ?? most)
  return bytes > most ? 0 : bytes
}

/** True of a request that says that a body comes with it. */
export const bringsBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || ![undefined, '0'].includes(headers['content-length'])

/** Whoever sends from several places at once is one sender. */
const senderOf = ({ headers, ip }: FastifyRequest) => sessionIdOf(headers.cookie) ?? ip
const groupOf = ({ routeOptions: { config, url } }: FastifyRequest) => (config.asOneGroup ? url : undefined)

const isUpload = ({ headers }: FastifyRequest) => /^multipart\/form-data/i.test(headers['content-type'] ?? '')

/** What was answered before its body had come may send on for a little, or its sender would never read the answer; then it is cut off. */
export function cutOffLater(request: IncomingMessage, response: ServerResponse, lingerSeconds: number): void {
  if (!bringsBody(request)) return
  response.once('finish', () => {
    if (request.complete) return
    const { socket } = request
    const cut = setTimeout(() => socket.destroy(), lingerSeconds * 1000)
    const spare = () => {
      clearTimeout(cut)
      request.off('end', spare)
      // A connection goes on after it, with all that listens to it.
      socket.off('close', spare)
    }
    request.once('end', spare)
    socket.once('close', spare)
  })
}
