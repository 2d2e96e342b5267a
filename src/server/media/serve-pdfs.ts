import type { FastifyInstance } from 'fastify'
import { refused } from '../http/errors.ts'
import { hasCurrent } from '../http/if-none-match.ts'
import { keptForGood } from './kept-for-good.ts'
import type { PdfStore } from './pdf-store.ts'

/** GET and HEAD /media/<hash>/<name>.pdf. Downloaded, never opened in the site's own name: a pdf can hold scripts and forms. */
export function servePdfs(app: FastifyInstance, { pdfs }: { pdfs: PdfStore }): void {
  app.route<{ Params: { name: string; pdf: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/:name/:pdf.pdf',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { name, pdf } = request.params
      const file = await pdfs.find(name, pdf)
      if (!file) throw refused('unknownAddress')
      const etag = `"${name}/${pdf}"`
      reply.headers({ ...keptForGood, etag })
      if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
      reply.headers({
        'content-type': 'application/pdf',
        'content-length': file.length,
        'content-disposition': `attachment; filename="${pdf}.pdf"`,
      })
      return reply.send(request.method === 'HEAD' ? null : await file.open())
    },
  })
}
