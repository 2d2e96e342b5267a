import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminWeights } from '../http/door-limits.ts'
import { refused } from '../http/errors.ts'
import type { FairRoom, Place } from '../http/fair-room.ts'
import { sessionIdOf } from '../http/session-cookie.ts'

/** A page with all that may be edited on it may be large, and is made for one alone: once there is room for it. */
export function inAdminRoom(room: FairRoom, request: IncomingMessage, response: ServerResponse, work: () => Promise<void>): Promise<void> {
  return withAdminRoom(room, request, response, async (enter) => {
    await enter()
    await work()
  })
}

/** The same for work that says itself when it comes to what is large: what it does before may wait for others, and keeps nobody out. */
export async function withAdminRoom(
  room: FairRoom,
  { headers }: IncomingMessage,
  response: ServerResponse,
  work: (enter: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let entered: Promise<Place> | undefined

  async function take(): Promise<Place> {
    // Who has left meanwhile stands in no line.
    if (response.destroyed) throw refused('busy')
    const place = room.take(sessionIdOf(headers.cookie) ?? '', adminWeights.page)
    // Whoever leaves the line takes no turn; what was begun goes on without them, and weighs as much.
    response.once('close', place.leave)
    await place.ready
    response.off('close', place.leave)
    return place
  }

  try {
    await work(async () => void (await (entered ??= take())))
  } finally {
    const place = await entered?.catch(() => undefined)
    place?.leave()
  }
}
