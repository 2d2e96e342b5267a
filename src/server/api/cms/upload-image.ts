import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadImage } from '../../../calls/content-calls.ts'
import { Refused, refused } from '../../http/errors.ts'
import { tooManyBytes, type PictureStore } from '../../media/picture-store.ts'
import { pictureLimits } from '../../media/picture-work.ts'
import { createWorkQueue } from '../../media/work-queue.ts'
import type { TenantSettings } from '../../tenants.ts'
import type { Implement } from '../implement.ts'

type Needs = { pictures: PictureStore; implementIn: (scope: FastifyInstance) => Implement }

const limits = { files: 1, fileSize: pictureLimits.bytes, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 50 }

/** Takes one picture as a form upload; the tenant is that of `?client=`, or of the host. */
export function registerUploadImage(app: FastifyInstance, { pictures, implementIn }: Needs): void {
  // Each one that is being received holds its bytes in memory; those that wait hold theirs in the network.
  const receiving = createWorkQueue({ atOnce: 4, waiting: 20 })

  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    implementIn(scope)(uploadImage, async ({ request, reply, tenant, person }) => {
      if (!request.isMultipart()) throw refused('wrongType', { message: 'Please send the picture as a form upload (multipart/form-data).' })
      if (Number(request.headers['content-length']) > 2 * pictureLimits.bytes) {
        // Not worth receiving to its end just to answer on the same connection.
        reply.header('connection', 'close')
        throw tooManyBytes()
      }
      const kept = await receiving.run(async () => {
        const bytes = await receive(request, tenant)
        return pictures.keep(bytes, { tenant: tenant.client, account: person.account })
      })
      return { status: true as const, ...kept }
    })
  })
}

/** The bytes of the one picture in a form; what is too much of it is never held. */
async function receive(request: FastifyRequest, tenant: TenantSettings): Promise<Uint8Array> {
  let bytes: Uint8Array | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (part.fieldname === 'client') requireSameClient(part.value, tenant)
        continue
      }
      bytes = await part.toBuffer()
      if (part.file.truncated) throw tooManyBytes()
    }
  } catch (error) {
    // The rest is let go by, or a browser would wait for it to be taken and never read the answer.
    request.raw.unpipe()
    request.raw.resume()
    throw refusalFor(error)
  }
  if (!bytes) throw refused('invalid', { message: 'Please choose a picture.' })
  if (bytes.length === 0) throw refused('invalid', { message: 'This file is empty. Please choose another.' })
  return bytes
}

// Who may upload was judged for this tenant before the form was read, so the form cannot name another.
function requireSameClient(value: unknown, tenant: TenantSettings): void {
  if (typeof value === 'string' && value.trim().toLowerCase() === tenant.client.toLowerCase()) return
  throw refused('invalid', { message: 'To upload for another client, name it in the address: ?client=…' })
}

/** Whatever goes wrong while a form is read is wrong with the form. */
function refusalFor(error: unknown): Refused {
  if (error instanceof Refused) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return refused('invalid', { message: 'Please send one picture at a time.' })
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refused('invalid', { message: 'There is more in this form than a picture.' })
  return refused('malformed', { message: 'The upload did not arrive whole. Please try again.' })
}
