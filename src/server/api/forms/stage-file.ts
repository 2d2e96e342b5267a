import multipart from '@fastify/multipart'
import { stageFormFile } from '../../../calls/form-file-calls.ts'
import { attachmentLimits, filesOfOneVisitor, tooLargeFile } from '../../attachments/attachment-limits.ts'
import type { Attachments } from '../../attachments/create-attachments.ts'
import { receiveUpload } from '../../attachments/receive-upload.ts'
import { refused } from '../../http/errors.ts'
import { addressKey, type RateLimiter } from '../../identity/rate-limit.ts'
import { oneFileOf } from '../../media/receive-file.ts'
import { answer, type AnsweredCall } from '../answer.ts'

type Needs = { attachments: Attachments; limiter: RateLimiter }

export function answerStageFile({ attachments, limiter }: Needs): AnsweredCall {
  return answer(
    stageFormFile,
    async ({ request, tenant, body }) => {
      if (!request.isMultipart()) throw refused('wrongType', { message: 'Please send the file as a form upload (multipart/form-data).' })
      // Not worth receiving to its end: whoever sends on after the answer is cut off a little later (http/bound-bodies.ts).
      if (Number(request.headers['content-length']) > 2 * attachmentLimits.bytes) throw tooLargeFile()
      await limiter.countTry(addressKey('form files', request.ip), filesOfOneVisitor)
      const visitor = addressKey('', request.ip)
      const file = await receiveUpload(request, {
        tenant,
        take: (source, name) => attachments.stage(source, { tenant: tenant.client, field: body.field, name, visitor }),
        undo: ({ id }) => attachments.unstage(tenant.client, id),
      })
      return { status: true as const, file }
    },
    async (scope) => {
      // A byte more than is allowed, so that it is seen to be too much.
      await scope.register(multipart, oneFileOf(attachmentLimits.bytes + 1))
    },
  )
}
