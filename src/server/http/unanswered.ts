import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordsIn, type Language } from '../../words/languages.ts'
import { bringsBody } from './bound-bodies.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type Unanswered = ReturnType<typeof createUnanswered>

/** Requests whose body may not have come yet, until they are answered. `headers` are those every answer carries. */
export function createUnanswered(headers: Record<string, string>, languageOf: (host: string | undefined) => Language) {
  const waiting = new Map<ServerResponse, string | undefined>()
  return {
    note(request: IncomingMessage, response: ServerResponse): void {
      if (!bringsBody(request)) return
      waiting.set(response, request.headers.host)
      response.once('close', () => waiting.delete(response))
    },
    /** For a server that is to stop: what is not answered by now is told so, in place of being broken off. */
    turnAway(): void {
      for (const [response, host] of waiting) if (!response.headersSent) turnAwayOne(response, wordsIn(languageOf(host)).refusals.stopping)
    },
  }

  function turnAwayOne(response: ServerResponse, message: string): void {
    const body = JSON.stringify({ status: false, message })
    const said = { ...headers, 'content-security-policy': contentSecurityPolicy(), 'content-type': 'application/json; charset=utf-8' }
    // Its connection is not ended with the answer, but a little later, by `cutOffLater`.
    response.shouldKeepAlive = true
    response.writeHead(503, { ...said, 'retry-after': '60', 'content-length': String(Buffer.byteLength(body)) }).end(body)
  }
}
