import type { IncomingMessage, ServerResponse } from 'node:http'
import { bringsBody } from './bound-bodies.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type Unanswered = ReturnType<typeof createUnanswered>

/** Requests whose body may not have come yet, until they are answered. `headers` are those every answer carries. */
export function createUnanswered(headers: Record<string, string>) {
  const waiting = new Set<ServerResponse>()
  return {
    note(request: IncomingMessage, response: ServerResponse): void {
      if (!bringsBody(request)) return
      waiting.add(response)
      response.once('close', () => waiting.delete(response))
    },
    /** For a server that is to stop: what is not answered by now is told so, in place of being broken off. */
    turnAway(): void {
      for (const response of waiting) if (!response.headersSent) turnAwayOne(response)
    },
  }

  function turnAwayOne(response: ServerResponse): void {
    const said = { ...headers, 'content-security-policy': contentSecurityPolicy(), 'content-type': 'application/json; charset=utf-8' }
    // Its connection is not ended with the answer, but a little later, by `cutOffLater`.
    response.shouldKeepAlive = true
    response.writeHead(503, { ...said, 'retry-after': '60', 'content-length': String(Buffer.byteLength(stopping)) }).end(stopping)
  }
}

const stopping = JSON.stringify({
  status: false,
  message: 'The site is being restarted and could not finish this. Please try again in a minute.',
})
