import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminWeights } from '../http/door-limits.ts'
import type { FairRoom } from '../http/fair-room.ts'
import { sessionIdOf } from '../http/session-cookie.ts'

/** A page with all that may be edited on it may be large, and is made for one alone: once there is room for it. */
export async function inAdminRoom(
  room: FairRoom,
  { headers }: IncomingMessage,
  response: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  const { ready, leave } = room.take(sessionIdOf(headers.cookie) ?? '', adminWeights.page)
  // Whoever leaves the line takes no turn; what was begun goes on without them, and weighs as much.
  response.once('close', leave)
  await ready
  response.off('close', leave)
  await work().finally(leave)
}
