import type { Warn } from '../http/warn.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from '../../routes.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { fill } from '../http/gapped-page.ts'
import type { PageCache } from '../http/page-cache.ts'
import type { FairRoom } from '../http/fair-room.ts'
import { plainOf } from '../http/page-parts.ts'
import { sessionIdOf } from '../http/session-cookie.ts'
import { fillingOf, isTornIn, kindOf, placeholderFor } from '../identity/placeholder-person.ts'
import type { Sessions, SignedIn } from '../identity/sessions.ts'
import type { Counting } from '../insights/create-counting.ts'
import { inAdminRoom } from './in-admin-room.ts'
import { pathOf, type PageAddresses } from './page-address.ts'
import type { createPageKeys } from './page-keys.ts'
import type { PageSender } from './page-sender.ts'
import { mayEdit } from '../permissions.ts'
import { isLetIn, mayBeKept, type ReadPageRequest } from './read-page-request.ts'
import type { PageAsked, Rendered } from './render-page.ts'
import { createSharedRenders } from './shared-renders.ts'
import type { View } from '../insights/count-views.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'

/** What becomes of an address where no page is. */
export interface WayOn {
  /** Where staff lead it; undefined where they do not. Asks no database. */
  leadsTo(tenant: string, url: string): string | undefined
  /** Somebody asked for it in vain. */
  note(asked: { tenant: string; url: string; row: Page | undefined; referrer: string | undefined; host: string | undefined }): void
}

type Needs = {
  wayOn: WayOn
  addresses: PageAddresses
  keys: ReturnType<typeof createPageKeys>
  readPageRequest: ReadPageRequest
  render(asked: PageAsked): Promise<Rendered>
  sender: PageSender
  versions: ContentVersion
  sessions: Sessions
  tenants: Tenants
  cache: PageCache
  adminRoom: FairRoom
  counting: Pick<Counting, 'viewed'>
  warn: Warn
  /** True where the map that visitors see is Google's: an answer with it carries a nonce, so nobody else may get it. */
  withGoogle: boolean
}

/** How a page reaches whoever asks for it: from the cache, or rendered for all who ask meanwhile, or for one alone. */
export function createPageHandler({
  wayOn,
  addresses,
  keys,
  readPageRequest,
  render,
  sender,
  versions,
  sessions,
  tenants,
  cache,
  adminRoom,
  counting,
  warn,
  withGoogle,
}: Needs) {
  const renderForAll = createSharedRenders({ render, cache, warn })

  /** The fast way: a visitor's page from the cache. False when it takes rendering, or somebody is signed in. */
  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const sessionId = sessionIdOf(request.headers.cookie)
    const person = sessionId ? sessions.recall(sessionId) : undefined
    if (sessionId && !person) return false
    const address = addresses.addressOf(request.url ?? '/')
    const found = keys.find(request, address)
    if (!found) return false
    const version = versions.of(found.tenant.client)
    if (!sendKept(found, version, person, request, response)) return false
    count({ tenant: found.tenant, person, row: addresses.rowOf(pathOf(address)), path: pathOf(address), request })
    return true
  }

  function sendKept(
    { key, tenant }: { key: string; tenant: TenantSettings },
    version: number,
    person: SignedIn | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!person) return cache.send(key, version, request, response)
    return !mayEdit(person, tenant) && cache.send(key + kindOf(person, tenant), version, request, response, fillingOf(person))
  }

  /** What is asked for without its body is looked at by nobody. */
  function count(view: View): void {
    if (view.request.method === 'GET') counting.viewed(view)
  }

  async function send(request: IncomingMessage, response: ServerResponse, visitor: string): Promise<void> {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) return sender.sendNobody(response)
    const url = request.url ?? '/'
    const moved = addresses.movedTo(url, tenant)
    if (moved) return sender.sendMoved(response, moved, 301)
    // Where a page may be, it is looked for first: a redirect never passes one by.
    const led = addresses.rowOf(pathOf(url)) ? undefined : wayOn.leadsTo(tenant.client, url)
    if (led) return sender.sendMoved(response, led, 301, 'no-cache')
    const asked = await readPageRequest(request, tenant, visitor)
    if (!isLetIn(asked)) return sender.sendAway(asked, request, response)
    const sending = () => sendAsked(asked, request, response)
    await (asked.mayEdit ? inAdminRoom(adminRoom, request, response, sending) : sending())
    // A page there is none of, or that leads elsewhere, is no view of one; 304 says that a view is as the one before.
    if (response.statusCode === 200 || response.statusCode === 304) count({ ...asked, request })
  }

  async function sendAsked(asked: PageAsked, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    // Of the page that says so nobody would read more than its head.
    if (!asked.row && request.method === 'HEAD') return sender.sendNothing(response)
    const found = isForOne(asked) ? undefined : keys.find(request, addresses.addressOf(url))
    if (!found) return sendFound(asked, await render(asked), request, response)
    const { person } = asked
    if (person && mayBeKept(asked)) return sendNamed(asked, person, found.key + kindOf(person, found.tenant), request, response)
    if (person) return sendFound(asked, await render(asked), request, response)
    // A cookie of a session that has ended took us here; the page may be there all the same.
    if (cache.send(found.key, asked.version, request, response)) return
    return sendFound(asked, await renderForAll(asked, found.key), request, response)
  }

  /** A page, or where its address is led when there is none. */
  async function sendFound(asked: PageAsked, page: Rendered, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (page.status !== 404) return sender.sendRendered(page, request, response)
    const { tenant, row, privacySignal } = asked
    const { url = '/', headers, method } = request
    const led = row && wayOn.leadsTo(tenant.client, url)
    if (led) return sender.sendMoved(response, led, 301, 'no-cache')
    if (method === 'GET' && !privacySignal && headers.dnt !== '1')
      wayOn.note({ tenant: tenant.client, url, row, referrer: headers.referer, host: headers.host })
    return sender.sendRendered(page, request, response)
  }

  /** What differs for the signed-in is their name: the page is kept with a gap for it, and filled in as it is sent. */
  async function sendNamed(asked: PageAsked, person: SignedIn, key: string, request: IncomingMessage, response: ServerResponse) {
    const filling = fillingOf(person)
    if (cache.send(key, asked.version, request, response, filling)) return
    const page = await renderForAll({ ...asked, person: placeholderFor(person) }, key)
    const html = plainOf(page.parts).toString()
    if (page.status !== 200 || isTornIn(html)) return sendFound(asked, await render(asked), request, response)
    return sendFound(asked, { ...page, parts: [{ plain: Buffer.from(fill(html, filling)) }] }, request, response)
  }

  /** A form has a key of its own each time it is shown: two people with the same one would be taken for one who sends twice. */
  const isForOne = ({ mayEdit, row }: PageAsked) =>
    mayEdit || row?.who !== undefined || row?.posts !== undefined || (row?.map === true && withGoogle)

  return {
    sendCached,
    /** Takes a request over from Fastify. */
    answer: (request: FastifyRequest, reply: FastifyReply) =>
      sender.answer(request, reply, (raw, response) => send(raw, response, request.ip)),
  }
}
