import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { uploadPdf } from '../../../calls/content-calls.ts'
import { refused } from '../../http/errors.ts'
import { pdfBytes, tooLargePdf, type PdfStore } from '../../media/pdf-store.ts'
import { oneFileOf, receiveFile } from '../../media/receive-file.ts'
import { createWorkQueue } from '../../media/work-queue.ts'
import type { Implement } from '../implement.ts'

type Needs = { pdfs: PdfStore; implementIn: (scope: FastifyInstance) => Implement }

/** Takes one pdf as a form upload; the tenant is that of `?client=`, or of the host. */
export function registerUploadPdf(app: FastifyInstance, { pdfs, implementIn }: Needs): void {
  const receiving = createWorkQueue({ atOnce: 4, waiting: 20 })

  void app.register(async (scope) => {
    await scope.register(multipart, oneFileOf(pdfBytes))
    implementIn(scope)(uploadPdf, async ({ request, reply, tenant, person }) => {
      if (!request.isMultipart()) throw refused('wrongType', { message: 'Please send the pdf as a form upload (multipart/form-data).' })
      if (Number(request.headers['content-length']) > 2 * pdfBytes) {
        reply.header('connection', 'close')
        throw tooLargePdf()
      }
      const kept = await receiving.run(async () => {
        const received = await receiveFile(request, { tenant, noun: 'pdf file', tooLarge: tooLargePdf })
        return pdfs.keep(received, { tenant: tenant.client, account: person.account })
      })
      return { status: true as const, ...kept }
    })
  })
}
