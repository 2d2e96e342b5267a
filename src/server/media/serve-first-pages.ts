import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { previewFolders, previewSizes, previewWidths } from '../../nouns/hub/pdf-preview.ts'
import { refused } from '../http/errors.ts'
import { hasCurrent } from '../http/if-none-match.ts'
import { policyHash } from '../http/policy-hash.ts'
import { keptForGood, keptForOne } from './kept-for-good.ts'
import { pdfFolder } from '../../fields/pdf.ts'
import type { Paper } from './pdf-papers.ts'
import type { PdfPreviews } from './pdf-previews.ts'
import type { ReaderOf } from './serve-pdfs.ts'

type FirstPageRoute = { Params: { paper: string; width?: string } }
type Needs = { previews: PdfPreviews; readerOf: ReaderOf }

/**
 * GET and HEAD …/first-page-480.webp and …/first-page, beside each pdf: a picture of its first page, and a page that shows that alone. Who
 * may not read the pdf sees neither.
 */
export function serveFirstPages(app: FastifyInstance, { previews, readerOf }: Needs): void {
  for (const [readers, folder] of Object.entries(previewFolders)) {
    const paperOf = async (request: FastifyRequest<FirstPageRoute>): Promise<Paper> => {
      if (readers === 'signedIn') {
        const { tenant, signedIn } = await readerOf(request)
        if (!signedIn) throw refused('notSignedIn')
        return { tenant: (tenant ?? '').toLowerCase(), paper: folderOf(request, folder) }
      }
      return { tenant: '', paper: folderOf(request, folder) }
    }
    const kept =
      readers === 'signedIn' ? keptForOne : readers === 'site' ? { ...keptForGood, 'cache-control': 'public, max-age=3600' } : keptForGood

    for (const width of previewWidths)
      app.route<FirstPageRoute>({
        method: ['GET', 'HEAD'],
        url: `${folder}/first-page-${width}.webp`,
        schema: { hide: true },
        handler: async (request, reply) => {
          const paper = await paperOf(request)
          const file = await previews.find(paper, width)
          if (!file) throw refused('unknownAddress')
          if (file === 'none')
            return reply
              .headers({ ...keptForOne, 'cache-control': 'no-store' })
              .type('image/svg+xml')
              .send(emptySheet)
          const { etag } = file
          reply.headers({ ...kept, etag })
          if (hasCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send()
          reply.headers({ 'content-type': file.type, 'content-length': file.length })
          return reply.send(request.method === 'HEAD' ? null : await file.open())
        },
      })

    app.route<FirstPageRoute>({
      method: ['GET', 'HEAD'],
      url: `${folder}/first-page`,
      schema: { hide: true },
      handler: async (request, reply) => sendFrame(await paperOf(request), request, reply),
    })
  }

  async function sendFrame(paper: Paper, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if ((await previews.find(paper, 960)) === undefined) throw refused('unknownAddress')
    reply.headers(frameHeaders).type('text/html; charset=utf-8')
    return reply.send(request.method === 'HEAD' ? null : frameOf(paper.paper))
  }
}

/** As it is in the address, if it may be the folder of a pdf at all. */
function folderOf({ params: { paper } }: FastifyRequest<FirstPageRoute>, folder: string): string {
  const named = folder.replace(':paper', () => paper)
  const address = named.startsWith('/papers/') ? `${named}.pdf` : `${named}/a.pdf`
  if (pdfFolder(address) !== named) throw refused('unknownAddress')
  return named
}

const style = 'html{background:#e4e1d6}body{margin:0}img{display:block;width:100%;height:auto;background:#fff}'

/** Nothing but our own picture and our own style: no script, no form, no way on; and in a frame of our own pages only. */
const frameHeaders = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${policyHash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Without its own origin it would be a stranger to the picture, which only we may show.
    'sandbox allow-same-origin',
  ].join('; '),
}

/** The picture has no words of its own: what it is of is said around the frame. */
const frameOf = (folder: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${folder.split('/').at(-1)}</title><style>${style}</style></head><body><img src="${folder}/first-page-960.webp" alt="" width="960" height="${previewSizes[960]}"></body></html>`

/** A sheet with a folded corner, for what could not be drawn. */
const emptySheet =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 620" width="480" height="620"><path d="M40 20h300l100 100v480H40z" fill="#fff" stroke="#8a8674" stroke-width="6"/><path d="M340 20v100h100" fill="#e4e1d6" stroke="#8a8674" stroke-width="6"/><path d="M110 240h260M110 300h260M110 360h180" stroke="#c9c5b4" stroke-width="10" fill="none"/></svg>'
