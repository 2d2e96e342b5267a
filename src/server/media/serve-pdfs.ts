import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { papersPath } from '../../fields/pdf.ts'
import { address } from '../../routes.ts'
import { refused } from '../http/errors.ts'
import { hasCurrent } from '../http/if-none-match.ts'
import { keptForGood, keptForOne } from './kept-for-good.ts'
import type { SitePapers } from './site-papers.ts'
import type { PdfStore } from './pdf-store.ts'

/** Who asks for a file, and of which tenant. */
export type ReaderOf = (request: FastifyRequest) => Promise<{ tenant: string | undefined; signedIn: boolean }>

type Needs = { pdfs: PdfStore; readerOf: ReaderOf; papers?: SitePapers | undefined }
type PdfRoute = { Params: { hash: string; pdf: string } }

/**
 * GET and HEAD /media/<hash>/<name>.pdf, /papers/<name>.pdf, which come with the site and which pages show by the files of the build, and
 * /360/papers/<hash>/<name>.pdf, which is for the signed-in. Downloaded, never opened in
 * the site's own name: a pdf can hold scripts and forms.
 */
export function servePdfs(app: FastifyInstance, { pdfs, readerOf, papers }: Needs): void {
  app.route<{ Params: { pdf: string } }>({
    method: ['GET', 'HEAD'],
    url: '/papers/:pdf.pdf',
    schema: { hide: true },
    async handler(request, reply) {
      const { pdf } = request.params
      const bytes = papers?.get(`/papers/${pdf}.pdf`)?.bytes()
      if (!bytes && wantsPage(request)) return leadOn('/papers', pdf, reply)
      if (!bytes) throw refused('unknownAddress')
      const etag = `"${hash('sha256', bytes, 'hex').slice(0, 32)}"`
      // The next release may bring another paper of this name.
      reply.headers({ ...keptForGood, 'cache-control': 'public, max-age=3600', etag })
      if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
      reply.headers(asDownload(pdf, bytes.length))
      return reply.send(request.method === 'HEAD' ? null : Buffer.from(bytes))
    },
  })

  app.route<PdfRoute>({
    method: ['GET', 'HEAD'],
    url: '/media/:hash/:pdf.pdf',
    schema: { hide: true },
    handler: async (request, reply) => send({ tenant: '', place: '/media', headers: keptForGood }, request, reply),
  })

  app.route<PdfRoute>({
    method: ['GET', 'HEAD'],
    url: `${papersPath}/:hash/:pdf.pdf`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { tenant, signedIn } = await readerOf(request)
      // Before it is looked for, or a stranger would learn what is there.
      if (!signedIn && wantsPage(request)) return reply.header('cache-control', 'no-store').redirect(address.login, 303)
      if (!signedIn) throw refused('notSignedIn')
      return send({ tenant: tenant ?? '', place: papersPath, headers: keptForOne }, request, reply)
    },
  })

  type Shelf = { tenant: string; place: string; headers: Record<string, string> }

  async function send({ tenant, place, headers }: Shelf, request: FastifyRequest<PdfRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { hash, pdf } = request.params
    const file = await pdfs.find(tenant, `${place}/${hash}/${pdf}.pdf`)
    if (!file && wantsPage(request)) return leadOn(place, pdf, reply)
    if (!file) throw refused('unknownAddress')
    const etag = `"${hash}/${pdf}"`
    reply.headers({ ...headers, etag })
    if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.headers(asDownload(pdf, file.length))
    return reply.send(request.method === 'HEAD' ? null : await file.open())
  }
}

const asDownload = (pdf: string, length: number) => ({
  'content-type': 'application/pdf',
  'content-length': length,
  'content-disposition': `attachment; filename="${pdf}.pdf"`,
})

/** Somebody follows a link, and would read what we answer. */
const wantsPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '') &&
  ['document', undefined].includes(headers['sec-fetch-dest'] as string | undefined)

/** A paper that is not there any more: agents are led to what goes by the words of its name, visitors to the page that says so. */
function leadOn(place: string, pdf: string, reply: FastifyReply): FastifyReply {
  if (place !== papersPath) {
    reply.callNotFound()
    return reply
  }
  const query = new URLSearchParams({ q: pdf.replaceAll(/[-_]+/g, ' '), lost: `${pdf}.pdf` })
  return reply.header('cache-control', 'no-store').redirect(`${address.agentHub}?${query}#documents`, 303)
}
