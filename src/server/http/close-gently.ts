import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Unanswered } from './unanswered.ts'

/** In milliseconds. */
export type Drain = {
  /** How long connections that are kept may still bring a request. */
  idleMs: number
  /** How long what has begun may take. */
  mostMs: number
  /** How much longer a database that does not answer is waited for. */
  databaseMs: number
}

export const usualDrain: Drain = { idleMs: 1000, mostMs: 10_000, databaseMs: 5000 }

type Gently = Pick<Drain, 'idleMs' | 'mostMs'> & { lingerMs: number; unanswered: Unanswered }

const often = 25

/**
 * Closes a server whose answers say by now that their connection ends: those who have one open may ask once more, what has
 * begun is finished, and whoever stalls is told that it is not done, has a moment to read it, and is not waited for.
 */
export async function closeGently(fastify: FastifyInstance, { idleMs, mostMs, lingerMs, unanswered }: Gently): Promise<void> {
  const { server } = fastify
  const began = performance.now()
  while (performance.now() - began < idleMs && (await connectionsOf(server)) > 0) await pause(often)
  // Answered is idle: nobody waits for the end of a connection that might be asked again.
  const closing = setInterval(() => {
    const late = performance.now() - began - mostMs
    if (late >= 0) unanswered.turnAway()
    if (late < lingerMs) server.closeIdleConnections()
    else server.closeAllConnections()
  }, often)
  try {
    await fastify.close()
  } finally {
    clearInterval(closing)
  }
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))()
