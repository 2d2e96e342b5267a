import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'

/** Sends a sheet (CSV) to be kept under this name; what stands in it is nobody else's, and is kept nowhere on the way. */
export function sendSheet(reply: FastifyReply, name: string, lines: string | Readable): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(lines)
}
