import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { DoorLimits } from './door-limits.ts'
import { networkOf } from './network-of.ts'

/** Of the connections there may be, so many are closed at once: whoever looks for them goes through all of one address. */
const together = 0.01

/**
 * Where as many connections are open as there may be, some are closed for those that come: of the address that has most of them, the oldest
 * that ask nothing just now. Where all of it ask something that does not end, the oldest of these if it has more than half, and, where nobody
 * else asks nothing either, if it has twice as many as the one that comes. So whoever opens thousands and says nothing, or a letter a second,
 * closes their own, from several machines too; behind a proxy, where all have one address, that has more than half.
 */
export function crowdedDoor({ connections }: Pick<DoorLimits, 'connections'>) {
  const byAddress = new Map<string, Set<Socket>>()
  const lastAnswer = new WeakMap<Socket, ServerResponse>()
  let open = 0

  function watch(server: Server): void {
    server.on('connection', (socket) => {
      const address = networkOf(socket.remoteAddress ?? '')
      const all = byAddress.get(address) ?? new Set()
      byAddress.set(address, all.add(socket))
      open += 1
      socket.once('close', () => leave(address, socket))
      if (open >= connections) makeRoom(address, socket)
    })
  }

  function leave(address: string, socket: Socket): void {
    const all = byAddress.get(address)
    if (!all?.delete(socket)) return
    open -= 1
    if (all.size === 0) byAddress.delete(address)
  }

  function makeRoom(from: string, newest: Socket): void {
    const most = Math.max(1, Math.floor(connections * together))
    const [address, all] = [...byAddress].reduce((one, other) => (other[1].size > one[1].size ? other : one))
    const oldest = () => some(all, 1, (socket) => socket !== newest)
    const holdsMost = all.size > connections / 2
    const found = some(all, most, (socket) => socket !== newest && !asksNow(socket)) ?? (holdsMost ? oldest() : undefined)
    if (found) return close(address, found)
    for (const [other, others] of byAddress) {
      const idle = some(others, 1, (socket) => socket !== newest && !asksNow(socket))
      if (idle) return close(other, idle)
    }
    // Everybody else asks something; whoever has little of it is let in at the expense of whoever has much.
    const hasLittle = all.size >= 2 * (byAddress.get(from)?.size ?? 0)
    const given = hasLittle ? oldest() : undefined
    if (given) return close(address, given)
    close(from, [newest])
  }

  function close(address: string, sockets: Socket[]): void {
    for (const socket of sockets) {
      // It is none of those that are open from now on, though its end is told later.
      leave(address, socket)
      socket.destroy()
    }
  }

  /** An answer that is not read is not finished; of those that wait for their turn on one connection the last is. */
  const asksNow = (socket: Socket) => lastAnswer.get(socket)?.writableFinished === false

  return {
    watch,
    /** Told of each request: what is asked for is let be. */
    asks: ({ socket }: IncomingMessage, response: ServerResponse): void => void lastAnswer.set(socket, response),
  }
}

/** The first so many that are meant; undefined where none is. */
function some(sockets: Set<Socket>, most: number, isMeant: (socket: Socket) => boolean): Socket[] | undefined {
  const found: Socket[] = []
  for (const socket of sockets) {
    if (found.length === most) break
    if (isMeant(socket)) found.push(socket)
  }
  return found.length > 0 ? found : undefined
}
