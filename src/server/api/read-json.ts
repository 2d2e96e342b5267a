import type { FastifyInstance } from 'fastify'
import { isTooDeep } from '../../fields/is-too-deep.ts'
import { refused } from '../http/errors.ts'

/** Teaches the server to read JSON as it would by itself, but for what is nested without end. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(refused('malformed'))
    else return read(request, body, done)
  })
}
