import { connect, type Socket } from 'node:net'
import type { Scanner } from './scan-files.ts'

const mostAnswer = 4096
const limitMs = 120_000

/** ClamAV's clamd at "host:port", or at the path of its socket; the protocol is INSTREAM (man clamd). */
export function createClamav(address: string): Scanner {
  return async (content, signal) => {
    const socket = connectTo(address)
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
    const stop = () => socket.destroy(new Error('clamd did not answer in time'))
    limit.addEventListener('abort', stop)
    let told = false
    try {
      const answer = readAnswer(socket)
      // It may break off before it was told everything.
      await Promise.race([send(socket, content, () => (told = true)), answer])
      const verdict = verdictOf(await answer)
      if (verdict === 'clean' && !told) throw new Error('clamd called a file clean before it had all of it')
      return verdict
    } finally {
      limit.removeEventListener('abort', stop)
      socket.destroy()
    }
  }
}

function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const at = address.lastIndexOf(':')
  return connect({ host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) })
}

/** Each piece after its length, and a length of nothing at the end. */
async function send(socket: Socket, content: AsyncIterable<Buffer>, atEnd: () => void): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of content) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    await write(socket, Buffer.concat([length, chunk]))
  }
  atEnd()
  await write(socket, Buffer.alloc(4))
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

async function readAnswer(socket: Socket): Promise<string> {
  let said = ''
  for await (const chunk of socket) {
    said += String(chunk)
    if (said.includes('\0')) return said.slice(0, said.indexOf('\0'))
    if (said.length > mostAnswer) break
  }
  throw new Error('clamd broke off')
}

/** Nothing but these words, whole, makes a file clean. */
function verdictOf(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  throw new Error(`clamd said: ${answer.slice(0, 200)}`)
}
