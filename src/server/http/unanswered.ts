import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordsIn, type Language } from '../../words/languages.ts'
import { bringsBody } from './bound-bodies.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export type Unanswered = ReturnType<typeof createUnanswered>

/** Requests whose body may not have come yet, until they are answered. `headers` are those every answer carries. */
export function createUnanswered(headers: Record<string, string>, languageOf: (host: string | undefined) => Language) {
  const waiting = new Map<ServerResponse, IncomingMessage>()
  return {
    note(request: IncomingMessage, response: ServerResponse): void {
      if (!bringsBody(request)) return
      waiting.set(response, request)
      response.once('close', () => waiting.delete(response))
    },
    /**
     * For a server that is to stop: who has not sent all of it by now is told so, in place of being broken off. Of what has come whole nobody
     * can say that it is not done.
     */
    turnAway(): void {
      for (const [response, request] of waiting) if (!request.complete && !response.headersSent) turnAwayOne(request, response)
    },
  }

  function turnAwayOne({ headers: asked }: IncomingMessage, response: ServerResponse): void {
    const message = wordsIn(languageOf(asked.host)).refusals.stopping
    // A browser shows what answers a form as it is.
    const isForPeople = asked.accept?.includes('text/html') ?? false
    const body = isForPeople ? message : JSON.stringify({ status: false, message })
    const type = `${isForPeople ? 'text/plain' : 'application/json'}; charset=utf-8`
    // Its connection is not ended with the answer, but a little later, by `cutOffLater`.
    response.shouldKeepAlive = true
    response
      .writeHead(503, {
        ...headers,
        'content-security-policy': contentSecurityPolicy(),
        'content-type': type,
        'retry-after': '60',
        'content-length': String(Buffer.byteLength(body)),
      })
      .end(body)
  }
}
