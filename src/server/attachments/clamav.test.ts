import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { createClamav } from './clamav.ts'

const whole = Buffer.alloc(200_000, 'roof')
const never = new AbortController().signal
const scanWith = (address: string, signal = never, bytes = whole) =>
  createClamav(address)(Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), signal)

let closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing) close()
  closing = []
})

describe('clamd', () => {
  it('is told the whole file in pieces, at a port or a socket, and believed', async () => {
    const heard: Buffer[] = []
    const port = await clamd((_socket, content) => void heard.push(content), 'stream: OK\0')
    expect(await scanWith(`127.0.0.1:${port}`)).toBe('clean')
    expect(await scanWith(`localhost:${port}`)).toBe('clean')
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
    closing.push(() => rmSync(folder, { recursive: true }))
    const socket = join(folder, 'clamd.sock')
    await clamd((_socket, content) => void heard.push(content), 'stream: Eicar-Test-Signature FOUND\0', socket)
    expect(await scanWith(socket)).toBe('infected')
    for (const each of heard) expect(each.equals(whole)).toBe(true)
    expect(heard.length).toBe(3)
  })

  it.each([
    ['that it failed', "stream: Can't allocate memory ERROR\0"],
    ['that it was too much', 'INSTREAM size limit exceeded. ERROR\0'],
    ['something that looks clean', 'stream: OK, or so\0'],
    ['something before that', 'x\nstream: OK\0'],
    ['nothing', ''],
    ['half a word', 'stream: O'],
    ['clean without its end', 'stream: OK'],
    ['without end', 'x'.repeat(10_000)],
  ])('is not believed when it says %s', async (_what, said) => {
    const port = await clamd(() => {}, said)
    await expect(scanWith(`127.0.0.1:${port}`)).rejects.toThrow(/^clamd /)
  })

  it('is not believed before it has the whole file', async () => {
    const server = createServer((socket) => void socket.on('error', () => {}).end('stream: OK\0'))
    const port = await listen(server)
    const slow = async function* () {
      yield Buffer.from('roof')
      await new Promise(() => {})
    }
    await expect(createClamav(`127.0.0.1:${port}`)(slow(), never)).rejects.toThrow('clamd called a file clean before it had all of it')
  })

  it('that is not there, or does not answer before the work is ended, is an error', async () => {
    const port = await listen(createServer())
    for (const close of closing) close()
    await expect(scanWith(`127.0.0.1:${port}`)).rejects.toThrow(/ECONNREFUSED/)
    await expect(scanWith('/no/such.sock')).rejects.toThrow(/ENOENT/)

    const ended = new AbortController()
    const silent = await listen(createServer((socket) => void socket.on('error', () => {}).resume()))
    const scanning = scanWith(`127.0.0.1:${silent}`, ended.signal)
    ended.abort()
    await expect(scanning).rejects.toThrow('clamd did not answer in time')
  })

  it('that breaks off while it is told is an error', async () => {
    const port = await listen(createServer((socket) => void socket.on('error', () => {}).once('data', () => socket.resetAndDestroy())))
    await expect(scanWith(`127.0.0.1:${port}`, never, Buffer.alloc(20_000_000))).rejects.toThrow(/ECONNRESET|EPIPE|clamd broke off/)
  })
})

/** Reads as clamd does, and answers once it was told the end. */
async function clamd(hear: (socket: Socket, content: Buffer) => void, answer: string, path?: string): Promise<number> {
  const server = createServer((socket) => {
    let said = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      said = Buffer.concat([said, chunk])
      const content = contentOf(said)
      if (!content) return
      hear(socket, content)
      socket.end(answer)
    })
  })
  return listen(server, path)
}

/** What was sent between the command and the piece of no length. */
function contentOf(said: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (said.length < command.length) return undefined
  expect(said.subarray(0, command.length)).toEqual(command)
  const pieces: Buffer[] = []
  let at = command.length
  while (said.length >= at + 4) {
    const length = said.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(said.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

async function listen(server: Server, path?: string): Promise<number> {
  closing.push(() => void server.close())
  await new Promise<void>((resolve) => {
    if (path) server.listen(path, resolve)
    else server.listen(0, '127.0.0.1', resolve)
  })
  return path ? 0 : (server.address() as AddressInfo).port
}
