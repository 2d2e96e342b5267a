import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { drawn, type Dice } from './editing-dice.ts'

/** What a question meets on its way to somebody else's server, or the answer on its way back. */
export type Fate =
  | 'fine'
  | 'slow'
  | 'lost'
  | 'reply lost'
  | 'rubbish'
  | 'rubbish after'
  | 'refused'
  | 'silent'
  | 'silent after'
  | 'twice'
  | 'again later'

export interface Question {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}
export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

type Needs = {
  /** "http://127.0.0.1:4711" */
  to(): string
  roll: Dice
  /** How often each fate is met now. */
  weather(): readonly (readonly [Fate, number])[]
  /** Of everything that came through; rejects nothing. */
  heard?(question: Question, reply: Reply): void
  /** How it goes on from here. */
  change?(question: Question): Question
  /** What comes besides, by nobody's wish: forged notices. */
  besides?(question: Question, send: (question: Question) => Promise<Reply>): Promise<void>
}

/** Stands between two servers and does to what they say whatever networks and tired machines do. */
export async function openProxy({ to, roll, weather, heard = () => {}, change = (question) => question, besides }: Needs) {
  const sockets = new Set<Socket>()
  const late = new Set<Promise<unknown>>()
  const met = new Map<Fate, number>()

  function inBackground(work: Promise<unknown>): void {
    const ended = work.catch(() => {}).finally(() => late.delete(ended))
    late.add(ended)
  }

  async function carry(question: Question): Promise<Reply> {
    const reply = await ask(to(), question)
    heard(question, reply)
    return reply
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const question = change(await read(incoming))
    const [fate, size] = [drawn(roll, weather()), roll()]
    met.set(fate, (met.get(fate) ?? 0) + 1)
    const cut = () => void incoming.socket.destroy()
    if (besides) inBackground(besides(question, (made) => ask(to(), made)))
    if (fate === 'lost') return cut()
    if (fate === 'silent') return
    if (fate === 'rubbish') return sayRubbish(response, size)
    if (fate === 'refused') return void response.writeHead(503, { 'content-type': 'text/plain' }).end('busy')
    if (fate === 'slow') await pause(size * 400)
    if (fate === 'twice') await carry(question).catch(() => {})
    const reply = await carry(question)
    if (fate === 'again later') inBackground(pause(size * 800).then(() => carry(question)))
    if (fate === 'reply lost') return cut()
    if (fate === 'silent after') return
    if (fate === 'rubbish after') return sayRubbish(response, size)
    const { 'transfer-encoding': _chunks, 'content-length': _length, connection: _kept, ...headers } = reply.headers
    response.writeHead(reply.status, headers).end(reply.body)
  }

  const server = createServer((incoming, response) => {
    // Whoever is not there is met as one whose line is cut.
    answer(incoming, response).catch(() => incoming.socket.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    met,
    quiet: async () => {
      while (late.size > 0) await Promise.all(late)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(incoming: IncomingMessage): Promise<Question> {
  const { method = 'GET', url: path = '/', headers } = incoming
  return { method, path, headers, body: Buffer.concat(await incoming.toArray()) }
}

const rubbish = [
  [200, 'text/html', '<!doctype html><title>Maintenance</title>'],
  [200, 'application/json', '{"status":'],
  [200, 'application/json', '{"state":"paid","cents":"a lot"}'],
  [200, 'application/json', 'null'],
  [500, 'application/json', '{"message":"NullReferenceException"}'],
  [302, 'text/html', ''],
] as const

function sayRubbish(response: ServerResponse, size: number): void {
  const [status, type, words] = rubbish[Math.floor(size * rubbish.length)]
  response.writeHead(status, { 'content-type': type, ...(status === 302 ? { location: '/elsewhere' } : {}) }).end(words)
}

function ask(origin: string, { method, path, headers, body }: Question): Promise<Reply> {
  const { 'transfer-encoding': _chunks, connection: _kept, ...sent } = headers
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, { method, agent: false, timeout: 15_000, headers: { ...sent, 'content-length': body.length } })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', reject)
    asked.on('response', (response) => {
      response
        .toArray()
        .then((chunks) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }), reject)
    })
    asked.end(body)
  })
}
