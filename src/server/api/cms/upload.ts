import multipart from '@fastify/multipart'
import type { z } from 'zod'
import type { PdfReaders } from '../../../fields/pdf.ts'
import type { Call } from '../../../calls/call.ts'
import { refused, type Refused } from '../../http/errors.ts'
import { oneFileOf, receiveFile, type ReceivedFile } from '../../media/receive-file.ts'
import { cutOffStill, uploadSeconds, type UploadSeconds } from '../../media/cut-off-still.ts'
import { createUploadPlaces } from '../../media/upload-places.ts'
import { answer, type AnsweredCall } from '../answer.ts'

/** A call that takes one file and tells what became of it. */
type Upload<Kept extends object> = Call<
  z.ZodType<{ client?: string | undefined; for?: PdfReaders | undefined }>,
  z.ZodType<{ status: true } & Kept>,
  'admin'
>

type Kind<Kept> = {
  /** What one file of this kind is called: "picture". */
  noun: 'picture' | 'pdf file'
  /** In short, where that is less: "pdf". */
  short?: string
  /** The most bytes, and how many by what it begins with where that may be less. */
  limit: number
  mostOf?(begun: Uint8Array): number
  tooLarge: (most?: number) => Refused
  seconds?: UploadSeconds | undefined
  /** Told when one is on its way from somebody who may send it. */
  begins?(): void
  keep(received: ReceivedFile, by: { tenant: string; account: string; for?: PdfReaders | undefined }): Promise<Kept>
}

/** The bytes of all that are being received, of one kind; twice that while the last of each are put together. */
const mostHeld = 60 * 1024 * 1024

/** Takes one file as a form upload; the tenant is that of `?client=`, or of the host. */
export function answerUpload<Kept extends object>(
  call: Upload<Kept>,
  { noun, short = noun, limit, mostOf, tooLarge, keep, begins, seconds = uploadSeconds }: Kind<Kept>,
): AnsweredCall {
  // Each one that is being received holds its bytes in memory; those that wait hold theirs in the network.
  const all = Math.min(6, Math.floor(mostHeld / limit))
  const receiving = createUploadPlaces({ all, ofOne: 2, waiting: 20, work: `${noun}s` })

  return answer(
    call,
    async ({ body, request, reply, tenant, person, permitAgain }) => {
      if (!request.isMultipart())
        throw refused('wrongType', { message: `Please send the ${short} as a form upload (multipart/form-data).` })
      if (Number(request.headers['content-length']) > 2 * limit) {
        // Not worth receiving to its end just to answer on the same connection. By its length alone: nobody knows what it begins with,
        // so it is told what may be sent of every type.
        reply.header('connection', 'close')
        throw tooLarge()
      }
      const by = { tenant: tenant.client, account: person.account, for: body.for }
      const kept = await receiving.run(person.account, async () => {
        begins?.()
        const received = await cutOffStill(request.raw, seconds, () => receiveFile(request, { tenant, noun, mostOf, tooLarge }))
        await permitAgain()
        return keep(received, by)
      })
      return { status: true as const, ...kept }
    },
    async (scope) => {
      await scope.register(multipart, oneFileOf(limit))
    },
  )
}
