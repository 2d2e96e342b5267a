import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { DoorLimits } from './door-limits.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Whoever sends many requests on one connection without waiting for an answer is answered one by one, as answers leave in their order
 * anyway (RFC 9112, 9.3.2). All at once thousands of them, which come in one piece, would hold the loop, and more room than as many
 * connections may. No browser sends any so: beyond `waitingRequests` their connection ends.
 */
export function answerInOrder(answer: Answer, { waitingRequests }: Pick<DoorLimits, 'waitingRequests'>): Answer {
  const waiting = new WeakMap<Socket, number>()
  const wait = (socket: Socket, more: 1 | -1) => {
    const many = (waiting.get(socket) ?? 0) + more
    waiting.set(socket, many)
    return many
  }

  return function answerInTurn(request, response) {
    // Node gives an answer its connection once those before it have been sent.
    if (response.socket) return answer(request, response)
    const { socket } = request
    if (wait(socket, 1) > waitingRequests) return void socket.destroy()
    response.once('socket', () => {
      wait(socket, -1)
      setImmediate(() => socket.destroyed || answer(request, response))
    })
  }
}
