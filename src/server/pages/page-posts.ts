import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Page } from '../../routes.ts'
import { mostOpenBytes } from '../http/door-limits.ts'
import { Refused, refused, sendError } from '../http/errors.ts'
import type { FairRoom } from '../http/fair-room.ts'
import { requireOwnForm } from '../identity/same-person.ts'
import { faultOfForm, letGoBy } from '../media/receive-file.ts'
import { withAdminRoom } from './in-admin-room.ts'
import type { PageSender } from './page-sender.ts'
import type { StageFile } from '../../nouns/forms/staged-file.ts'
import { isFileProblem } from '../../nouns/forms/file-problem.ts'
import { formParts, readPageForm } from './read-page-form.ts'
import { isLetIn, type ReadPageRequest } from './read-page-request.ts'
import type { PageAsked, Rendered } from './render-page.ts'
import type { Tenants } from '../tenants.ts'

type Needs = {
  rows: Readonly<Record<string, Page>>
  readPageRequest: ReadPageRequest
  render(asked: PageAsked): Promise<Rendered>
  sender: PageSender
  tenants: Tenants
  adminRoom: FairRoom
  /** Takes in the files of forms; without it a form with files is refused. */
  stageFile?: StageFile
}

const usualBytes = 64 * 1024
const formType = 'application/x-www-form-urlencoded'

/**
 * Forms that work without script, posted to the address of their page: its action answers with where to go next (303), or
 * with the page again and what is wrong (422). Who posts is judged before a byte of the form is read.
 */
export function servePagePosts(
  app: FastifyInstance,
  { rows, readPageRequest, render, sender, tenants, adminRoom, stageFile }: Needs,
): void {
  const judged = new WeakMap<FastifyRequest, PageAsked>()

  async function readFiles(request: FastifyRequest, { tenant, visitor }: PageAsked, bytes: number): Promise<Buffer> {
    if (!stageFile) throw refused('wrongType')
    return readPageForm(request, { tenant, visitor, stageFile, bytes }).catch((error: unknown) => {
      letGoBy(request)
      throw faultOfForm(error)
    })
  }

  for (const { path, posts, who } of Object.values(rows)) {
    if (!posts) continue
    const { bytes: bodyLimit, files = false } = posts === true ? { bytes: usualBytes } : posts
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(formType, { parseAs: 'buffer' }, (_request, body, done) => done(null, fromOutside(body as Buffer)))
      if (files) await scope.register(multipart, formParts)
      scope.setErrorHandler((error: Error, request, reply) => {
        const isBusy = error instanceof Refused && error.name === 'busy'
        if (!isBusy) return sendError(error, request, reply, tenants.languageOf(request.headers.host))
        return sender.answer(request, reply, async () => {
          throw tooBusy()
        })
      })
      scope.post<{ Body: Buffer | undefined }>(path, {
        schema: { hide: true },
        config: { asOneGroup: who !== 'admin' },
        bodyLimit,
        onRequest: async (request, reply) => {
          const tenant = tenants.ofHost(request.headers.host)
          if (!tenant) throw refused('unknownAddress')
          const asked = await readPageRequest(request.raw, tenant, request.ip)
          if (isLetIn(asked)) judged.set(request, asked)
          else await sender.answer(request, reply, (raw, response) => sender.sendAway(asked, raw, response))
        },
        handler: async (request, reply) => {
          const before = judged.get(request)
          if (!before) throw new Error('a form was read before it was judged')
          const body = files && request.isMultipart() ? await readFiles(request, before, bodyLimit) : request.body
          await sender.answer(request, reply, async (raw, response) => {
            // A form may take long to arrive, and its sender sign out meanwhile.
            const asked = before.person ? await readPageRequest(raw, before.tenant, request.ip) : before
            if (!isLetIn(asked)) return sender.sendAway(asked, raw, response)
            const form = withForm(asked, body)
            const sending = async (room?: () => Promise<void>) => sender.sendRendered(await render({ ...form, room }), raw, response)
            // A form that may be large has room already, and whoever waits for more of it keeps what they have.
            return asked.mayEdit && bodyLimit <= mostOpenBytes ? withAdminRoom(adminRoom, raw, response, sending) : sending()
          })
        },
      })
    })
  }
}

/** To a person: the page they come from is still in their browser, and what they typed on it. */
const tooBusy = () => refused('busy', { message: ({ busyForm }) => busyForm })

/** What a form brings, but for the names the server alone gives. Its words are read by its page alone: of a sheet they are the most work. */
function fromOutside(body: Buffer): Buffer {
  const fields = body
    .toString()
    .replace(/^\uFEFF+/, '')
    .split('&')
  return Buffer.from(fields.filter((field) => !mayBeProblem.test(field) || !isFileProblem(nameOf(field))).join('&'))
}

/** Nearly all fields begin otherwise, and to read the name of each of tens of thousands would hold the loop. */
const mayBeProblem = /^[?\uFEFF]*(p|%70)/i

/** As whoever reads the whole of it decodes it. */
const nameOf = (field: string) => [...new URLSearchParams(field.split('=', 1)[0]).keys()].join('')

/** A page learns of a request its address and its form, and nothing else. */
function withForm(asked: PageAsked, form: Buffer = Buffer.alloc(0)): PageAsked {
  const body = new Uint8Array(requireOwnForm(form, asked.person))
  const posted = { method: 'POST', headers: { 'content-type': formType }, body }
  return { ...asked, request: new Request(asked.request.url, posted) }
}
