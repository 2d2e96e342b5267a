import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refused, refused } from '../http/errors.ts'
import type { TenantSettings } from '../tenants.ts'

export interface ReceivedFile {
  bytes: Uint8Array
  /** As it was called where it came from; counts for nothing but a name. */
  fileName: string
}

type Wanted = {
  tenant: TenantSettings
  /** What one file of this kind is called: "picture". */
  noun: string
  /** How many bytes it may have by what it begins with, where that may be less than the form's own limit. */
  mostOf?: ((begun: Uint8Array) => number) | undefined
  tooLarge: (most?: number) => Refused
  /** Throws where a word that came before the file says that it is not to be taken. */
  judgeWord?: (name: string, value: unknown) => void
}

/** What a file is can be told from its first bytes. */
const enough = 512

/** The limits of a form that brings one file of at most so many bytes, for @fastify/multipart. */
export function oneFileOf(bytes: number) {
  return { limits: { files: 1, fileSize: bytes, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 50 }, throwFileSizeLimit: false }
}

/** The one file in a form; what is too much of it is never held. Throws when there is none, more than one, or anything else is wrong. */
export async function receiveFile(request: FastifyRequest, { tenant, noun, mostOf, tooLarge, judgeWord }: Wanted): Promise<ReceivedFile> {
  let received: ReceivedFile | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'client') requireSameClient(part.value, tenant)
        judgeWord?.(part.fieldname, part.value)
        continue
      }
      received = { bytes: await bytesOf(part.file, { mostOf, tooLarge }), fileName: part.filename ?? '' }
    }
  } catch (error) {
    letGoBy(request)
    throw refusalFor(error, noun)
  }
  if (!received) throw refused('invalid', { message: `Please choose a ${noun}.` })
  if (received.bytes.length === 0) throw refused('invalid', { message: 'This file is empty. Please choose another.' })
  return received
}

async function bytesOf(file: MultipartFile['file'], { mostOf, tooLarge }: Pick<Wanted, 'mostOf' | 'tooLarge'>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let held = 0
  let most: number | undefined
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    held += chunk.length
    if (held >= enough) most ??= mostOf?.(Buffer.concat(chunks))
    if (most !== undefined && held > most) throw tooLarge(most)
  }
  if (file.truncated) throw tooLarge(most)
  return Buffer.concat(chunks)
}

/** Takes what is left of a request that was refused, or a browser would wait for that and never read the answer. */
export function letGoBy(request: FastifyRequest): void {
  request.raw.unpipe()
  request.raw.resume()
}

// Who may upload was judged for this tenant before the form was read, so the form cannot name another.
export function requireSameClient(value: unknown, tenant: TenantSettings): void {
  if (typeof value === 'string' && value.trim().toLowerCase() === tenant.client.toLowerCase()) return
  throw refused('invalid', { message: 'To upload for another client, name it in the address: ?client=…' })
}

/** Whatever goes wrong while a form is read is wrong with the form. */
export function refusalFor(error: unknown, noun: string): Refused {
  if (error instanceof Refused) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return refused('invalid', { message: `Please send one ${noun} at a time.` })
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refused('invalid', { message: `There is more in this form than a ${noun}.` })
  return refused('malformed', { message: 'The upload did not arrive whole. Please try again.' })
}

/** What the reader of forms says of one that breaks its rules; it gives these no code. */
const faults =
  /^(Unexpected end of|The needle cannot have a length|Malformed|Multipart: |Part terminated early|Unsupported content type|Missing Content-Type)/i

/** The form's own fault as a refusal; what went wrong with us stays what it is. */
export function faultOfForm(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refused || !faults.test(error.message)) return error
  return Object.assign(refused('malformed', { message: 'The form did not arrive whole. Please try again.' }), { cause: error })
}
