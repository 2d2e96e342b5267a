import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { drawn, type Dice } from './editing-dice.ts'
import type { FormsJournal } from './forms-journal.ts'

type Parcel = {
  path: string
  visitor: string
  host?: string
  body?: object | FormData | URLSearchParams
  headers?: Record<string, string>
}
export type Answer = { status: number; text: string; location: string | null }

const fates = [
  ['fine', 45],
  ['slow', 9],
  ['requestLost', 6],
  ['cut', 6],
  ['replyLost', 10],
  ['errorBefore', 3],
  ['errorAfter', 4],
  ['tooMany', 1],
  ['twice', 10],
  ['twiceLater', 6],
] as const

/** How often something happened on the way. */
type NetworkCounts = Pick<
  FormsJournal['counts'],
  'requests lost' | 'replies lost' | 'cut in the middle' | 'slow replies' | 'server errors' | 'double sends'
>

export type FormsNetwork = ReturnType<typeof createFormsNetwork>

/** The way between a visitor and the server. What a request meets on it is drawn from the visitor's own dice. */
export function createFormsNetwork({ origin, counts }: { origin(): string; counts: NetworkCounts }) {
  const late = new Set<Promise<unknown>>()

  function inBackground(work: Promise<unknown>): void {
    const ended = work.catch(() => {}).finally(() => late.delete(ended))
    late.add(ended)
  }

  /** Throws when no answer came. `heard` is told of every answer, also of those that never reach the visitor. */
  async function carry(parcel: Parcel, roll: Dice, heard: (answer: Answer) => void = () => {}): Promise<Answer> {
    const [fate, size, after] = [drawn(roll, fates), roll(), roll()]
    const packed = await pack(parcel)
    const send = async () => {
      const answer = await deliver(origin(), parcel, packed)
      heard(answer)
      return answer
    }
    switch (fate) {
      case 'requestLost':
        counts['requests lost'] += 1
        await pause(size * 20)
        throw new Error('the request was lost')
      case 'cut':
        counts['cut in the middle'] += 1
        await deliver(origin(), parcel, packed, size).catch(() => {})
        throw new Error('the line was cut')
      case 'errorBefore':
      case 'tooMany':
        counts['server errors'] += 1
        return { status: fate === 'tooMany' ? 429 : 503, text: '', location: null }
      case 'slow':
        counts['slow replies'] += 1
        await pause(size * 150)
        break
      case 'twice':
      case 'twiceLater':
        counts['double sends'] += 1
        inBackground(pause(fate === 'twice' ? 0 : size * 600).then(send))
    }
    const answer = await send()
    if (fate === 'slow') await pause(after * 100)
    if (fate === 'errorAfter') {
      counts['server errors'] += 1
      return { status: 502, text: '', location: null }
    }
    if (fate !== 'replyLost') return answer
    counts['replies lost'] += 1
    await pause(size * 30)
    throw new Error('the reply was lost')
  }

  /** Without any trouble but that of a server that is gone. */
  const straight = async (parcel: Parcel): Promise<Answer> => deliver(origin(), parcel, await pack(parcel))

  return { carry, straight, quiet: async () => void (await Promise.all(late)) }
}

type Packed = { bytes: Buffer; type: string } | undefined

/** As browsers do: once, so that what is sent again is the same. */
async function pack({ body }: Parcel): Promise<Packed> {
  if (!body) return undefined
  if (body instanceof URLSearchParams) return { bytes: Buffer.from(body.toString()), type: 'application/x-www-form-urlencoded' }
  if (!(body instanceof FormData)) return { bytes: Buffer.from(JSON.stringify(body)), type: 'application/json' }
  const form = new Response(body)
  return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' }
}

/** `upTo`: of its body only this part leaves, and then the line is cut. */
function deliver(origin: string, { path, visitor, host, headers }: Parcel, packed: Packed, upTo?: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, {
      method: packed ? 'POST' : 'GET',
      agent: false,
      timeout: 30_000,
      headers: {
        accept: packed?.type === 'application/json' ? 'application/json' : 'text/html,application/json',
        'x-forwarded-for': visitor,
        ...(host ? { host } : {}),
        ...(packed ? { 'content-type': packed.type, 'content-length': packed.bytes.length } : {}),
        ...headers,
      },
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer for half a minute')))
    asked.on('error', reject)
    asked.on('response', (response) => resolve(answerIn(response)))
    if (upTo === undefined) return void asked.end(packed?.bytes)
    const part = packed?.bytes.subarray(0, Math.floor(packed.bytes.length * upTo)) ?? Buffer.alloc(0)
    asked.write(part, () => asked.destroy(new Error('the line was cut')))
  })
}

async function answerIn(response: IncomingMessage): Promise<Answer> {
  const text = Buffer.concat(await response.toArray()).toString()
  return { status: response.statusCode ?? 0, text, location: response.headers.location ?? null }
}
