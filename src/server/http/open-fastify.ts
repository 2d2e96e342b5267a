import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Language } from '../../words/languages.ts'
import { refused, sendError } from './errors.ts'
import { answerInOrder } from './answer-in-order.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { boundBodies, cutOffLater } from './bound-bodies.ts'
import { bodyBytes, usualDoorLimits, type DoorLimits } from './door-limits.ts'
import { crowdedDoor } from './crowded-door.ts'
import { cutOffUnread } from './cut-off-unread.ts'
import { describeError } from './describe-error.ts'
import { readTarget } from './request-target.ts'
import { refuseCrossSite } from './same-site.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { takeGuardedCookie } from './session-cookie.ts'
import type { FairRoom } from './fair-room.ts'
import { sendBare } from './send-bare.ts'
import { sparingLog } from './sparing-log.ts'
import type { OriginOf } from './site-origin.ts'
import type { Unanswered } from './unanswered.ts'

/** Takes a line of the log at a time. */
export type LogTo = { write(line: string): void }

type Needs = {
  logLevel: string
  logTo?: LogTo
  trustProxy: boolean
  doorLimits?: Partial<DoorLimits> | undefined
  adminRoom: FairRoom
  /** True over https. */
  secure?: boolean
  now: () => Date
  /** What every answer carries. */
  headers: Record<string, string>
  originOf: OriginOf
  /** Of the site that is asked. */
  languageOf(host: string | undefined): Language
  /** True once the server is to stop. */
  isClosing(): boolean
  unanswered: Unanswered
  /** Looks at each request before anything else; true when it has answered it. */
  sendFirst(request: IncomingMessage, response: ServerResponse): boolean
  /** Answers what is no call and no file: a page, or the page that says there is none. */
  answerPage(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

const ends = { close: true }
const noHost = { words: 'The request names no host.', close: true }
const twoHosts = { words: 'The request names more than one host.', close: true }
/** Of X-Forwarded-For only what our own proxy wrote is believed; the rest anybody can send. */
const onlyTheNearest = (_address: string, hop: number) => hop === 0

/** The HTTP server without its routes: its limits, its log, what every answer carries, and how refusals are told. */
export function openFastify(needs: Needs): FastifyInstance {
  const {
    logLevel,
    logTo,
    trustProxy,
    secure = false,
    headers,
    adminRoom,
    originOf,
    languageOf,
    isClosing,
    unanswered,
    sendFirst,
    answerPage,
  } = needs
  const limits = { ...usualDoorLimits, ...needs.doorLimits }
  const crowd = crowdedDoor(limits)
  const carried = { ...headers, 'content-security-policy': contentSecurityPolicy() }
  const send = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    sendError(error, request, reply, languageOf(request.headers.host))
  const fastify: FastifyInstance = Fastify({
    logger: { level: logLevel, hooks: sparingLog(needs.now), serializers: { err: describeError }, ...(logTo && { stream: logTo }) },
    bodyLimit: bodyBytes.anyone,
    trustProxy: trustProxy && onlyTheNearest,
    // A request line would put addresses into the log that it has no business knowing.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    // Who asks on a connection that was open before is answered (close-gently.ts).
    return503OnClosing: false,
    // An address whose escapes nobody can read is one that does not exist: its percent signs are taken as they are.
    frameworkErrors: (error, request, reply) => {
      if (error.code !== 'FST_ERR_BAD_URL') return send(refused('unknownAddress'), request, reply.headers(carried))
      request.raw.url = request.raw.url?.replaceAll('%', '%25')
      if (asksForPage(request)) return void answerPage(request, reply)
      return send(refused('malformed'), request, reply.headers(carried))
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers),
    // What Node would answer by itself carries nothing of ours: a request without a host, and one that expects a 100 and more.
    serverFactory: (handle) =>
      createServer(
        timesOf(limits),
        answerInOrder((request, response) => {
          crowd.asks(request, response)
          cutOffLater(request, response, limits.lingerSeconds)
          unanswered.note(request, response)
          if (request.headers.host === undefined && request.httpVersion !== '1.0')
            return sendBare(response, { status: 400, headers, ...noHost })
          // A proxy may have gone by the other one (RFC 9112, 3.2).
          if (hasTwoHosts(request)) return sendBare(response, { status: 400, headers, ...twoHosts })
          readTarget(request)
          if (secure) takeGuardedCookie(request.headers)
          if (isClosing()) response.shouldKeepAlive = false
          if (!sendFirst(request, response)) handle(request, response)
        }, limits),
      ).on('checkExpectation', (_request, response: ServerResponse) => sendBare(response, { status: 417, headers, ...ends })),
  })
  const { server } = fastify
  server.maxConnections = limits.connections
  crowd.watch(server)
  cutOffUnread(server, limits.unreadSeconds)
  fastify.setValidatorCompiler(validatorCompiler)
  fastify.setSerializerCompiler(serializerCompiler)
  fastify.removeContentTypeParser('text/plain')
  fastify.setErrorHandler((error: Error, request, reply) => send(error, request, reply))
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(carried)
    refuseCrossSite(request, originOf(request))
    // Before a body is read that nobody waits for.
    if (request.is404 && !asksForPage(request)) throw refused('unknownAddress')
  })
  boundBodies(fastify, { limits, adminRoom, headers })
  fastify.setNotFoundHandler(answerPage)
  return fastify
}

/** Read from the head as it came: Node's own lists of what came twice are made for every request that is asked for one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at].length === 4 && rawHeaders[at].toLowerCase() === 'host') hosts++
  return hosts > 1
}

const timesOf = ({ headSeconds, requestSeconds }: DoorLimits) => ({
  keepAliveTimeout: 65_000,
  headersTimeout: headSeconds * 1000,
  requestTimeout: requestSeconds * 1000,
  connectionsCheckingInterval: 5000,
  requireHostHeader: false,
})

const asksForPage = ({ method, url }: FastifyRequest) => (method === 'GET' || method === 'HEAD') && !/^\/(api|auth|cms)\//.test(url)
