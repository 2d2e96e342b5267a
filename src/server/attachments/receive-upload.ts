import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { refused } from '../http/errors.ts'
import { movingParts } from '../media/moving-parts.ts'
import { letGoBy, refusalFor, requireSameClient } from '../media/receive-file.ts'
import type { TenantSettings } from '../tenants.ts'

type How<T> = {
  tenant: TenantSettings
  take(file: Readable, fileName: string): Promise<T>
  /** Takes it back where the form turns out to be wrong after it. */
  undo(taken: T): Promise<void>
}

/** The one file in a form, taken while it arrives. Throws when there is none, more than one, or anything else is wrong. */
export async function receiveUpload<T>(request: FastifyRequest, { tenant, take, undo }: How<T>): Promise<T> {
  let taken: { file: T } | undefined
  let ours: unknown
  try {
    for await (const part of movingParts(request)) {
      if (part.type === 'file') {
        const file = await take(part.file, part.filename ?? '').catch((error: unknown) => {
          ours = error
          throw error
        })
        taken = { file }
      } else if (part.fieldname === 'client') requireSameClient(part.value, tenant)
    }
  } catch (error) {
    letGoBy(request)
    if (taken) await undo(taken.file)
    // What went wrong with us is not put down to the form.
    throw error === ours ? error : refusalFor(error, 'file')
  }
  if (!taken) throw refused('invalid', { message: ({ file }) => file.none })
  return taken.file
}
