import type { FastifyInstance } from 'fastify'
import { isTooDeep } from '../../fields/is-too-deep.ts'
import { refused } from '../http/errors.ts'

/** Characters of what is no usual body. */
const longBody = 100_000

/** Teaches the server to read JSON as it would by itself, but for what is nested without end. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) return done(refused('malformed'))
    if (body.length < longBody) return read(request, body, done)
    // To look at it, to read it and to judge it are each work of its own.
    setImmediate(() => read(request, body, (error, value) => setImmediate(done, error, value)))
  })
}
