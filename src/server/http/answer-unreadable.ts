import type { Socket } from 'node:net'
import { contentSecurityPolicy } from './security-headers.ts'

/** What Node's parser calls a request it gave up, and what we call it; anything else is a 400. */
const statuses: Record<string, [status: string, words: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request says more about itself than is allowed.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}
const unreadable: [string, string] = ['400 Bad Request', 'The request could not be read.']

/** Answers what is no request of HTTP, for which there is no response to write to. `headers` are those every answer carries. */
export function answerUnreadable(error: { code?: string }, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = statuses[error.code ?? ''] ?? unreadable
  const body = JSON.stringify({ status: false, message })
  const said = {
    ...headers,
    'content-security-policy': contentSecurityPolicy(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}
