import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createFairRoom } from '../http/fair-room.ts'
import { withAdminRoom } from './in-admin-room.ts'

it('keeps no place in the line for an editor who left while their form asked others', async () => {
  const room = createFairRoom({ most: 1, waiting: 10, waitMs: 60_000 })
  const inside = room.take('somebody else', 1)
  await inside.ready
  const response = Object.assign(new EventEmitter(), { destroyed: true }) as unknown as ServerResponse
  const request = { headers: {} } as IncomingMessage
  await expect(withAdminRoom(room, request, response, (enter) => enter())).rejects.toMatchObject({ name: 'busy' })
})
