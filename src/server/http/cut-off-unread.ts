import type { Server } from 'node:http'

/**
 * Ends connections whose other end takes nothing of its answer for so long: what waits to be sent is held in memory, and a connection is
 * one of so many. Work that has said nothing yet is waited for, and so is a stream that has nothing to tell.
 */
export function cutOffUnread(server: Server, seconds: number): void {
  const still = seconds * 1000
  server.setTimeout(still, (socket) => {
    // Idle between two requests a connection has the other limit, that of those which are kept.
    if (socket.writableLength > 0 || socket.timeout !== still) socket.destroy()
  })
}
