import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RouterContextProvider } from 'react-router'
import type { Assets, Site } from '../pages/site.ts'
import type { GoogleMapSetting } from '../ui/map/google-map-context.ts'
import { footerNavigation } from '../content/footer/footer-navigation.ts'
import type { AgentGuide } from './agents/agent-guide.ts'
import type { ContentSnapshots } from './content/content-snapshot.ts'
import { unstored, type StoredContent, type Warn } from './content/stored-content.ts'
import type { ContentVersion } from './content/content-version.ts'
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts'
import { inlineStyles, type Styles } from './http/inline-styles.ts'
import { etagOf, finishPage, sendOnce, type PageCache, type RenderedPage } from './http/page-cache.ts'
import type { SiteOrigin } from './http/site-origin.ts'
import { themeSheetOf } from './http/tenant-theme.ts'
import { sessionIdOf } from './http/session-cookie.ts'
import { presentPerson } from './identity/present-person.ts'
import type { Sessions, SignedIn } from './identity/sessions.ts'
import { addressOf, movedTo, pathOf } from './page-address.ts'
import { mayEdit } from './permissions.ts'
import type { Gazetteer } from './places/gazetteer.ts'
import { presentTenant, type Tenants, type TenantSettings } from './tenants.ts'

/** The built pages: renders a request with the `Site` it is to ask; made by src/entry.server.tsx and React Router. */
export interface BuiltPages {
  render(request: Request, context: RouterContextProvider): Promise<Response>
  contextOf(site: Site): RouterContextProvider
  assets: Assets
  styles: Styles
}

type Needs = {
  pages: BuiltPages
  readSnapshot: ContentSnapshots
  versions: ContentVersion
  sessions: Sessions
  tenants: Tenants
  cache: PageCache
  /** Origins of the sign-in service, for the security policy. */
  connect: string[]
  headers: Record<string, string>
  origin: SiteOrigin
  guide: AgentGuide
  gazetteer: Gazetteer
  warn: Warn
  /** Where the map that visitors see is Google's. */
  googleMap: GoogleMapSetting | undefined
}

/** One page somebody asked for. */
type PageAsked = {
  tenant: TenantSettings
  person: SignedIn | undefined
  path: string
  origin: string
  /** True once the page has asked for something that changes by the minute or with every word typed: it is not kept. */
  passing: boolean
  /** True once the page has asked for Google's map: its answer carries a nonce, so nobody else may get it. */
  withGoogle: boolean
}

/** The HTML that is sent, with what its security policy names. */
type Finished = { body: string; scripts: string[]; styles?: string[]; googleNonce?: string }

/** A page as it came from the pages, before anybody knows how it is to be sent. */
type Rendered = RenderedPage & { location?: string; forOne?: boolean }

export function createPageHandler({
  pages: built,
  readSnapshot,
  versions,
  sessions,
  tenants,
  cache,
  connect,
  headers,
  origin: siteOrigin,
  guide,
  gazetteer,
  warn,
  googleMap,
}: Needs) {
  const keyPrefixes = new Map<string, { tenant: TenantSettings; prefix: string } | undefined>()

  /** Whose pages a host's are kept under; undefined for a host that is nobody's, or that anybody could have made up. */
  function keyPrefixOf(request: IncomingMessage) {
    const { host = '' } = request.headers
    if (keyPrefixes.has(host)) return keyPrefixes.get(host)
    const tenant = siteOrigin.isCertain(request) ? tenants.ofHost(host) : undefined
    const found = tenant && { tenant, prefix: `${tenant.client}\n${siteOrigin.of(request)}\n` }
    // Few hosts are asked for a thousand times a second; made-up ones are not worth remembering.
    if (found && keyPrefixes.size < 100) keyPrefixes.set(host, found)
    return found
  }

  /** The fast way: a visitor's page from the cache. False when it takes rendering, or somebody is signed in. */
  function sendCached(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    if (sessionIdOf(request.headers.cookie)) return false
    const kept = keyPrefixOf(request)
    return kept !== undefined && cache.send(kept.prefix + addressOf(request.url ?? '/'), versions.of(kept.tenant.client), request, response)
  }

  /** Pages on their way into the cache: whoever asks for one meanwhile waits for the same render. */
  const making = new Map<string, Promise<Rendered>>()

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const tenant = tenants.ofHost(request.headers.host)
    if (!tenant) return sendPlain(response, 421, 'No site is set up for this host name.')
    const url = request.url ?? '/'
    const moved = movedTo(url, tenant)
    if (moved) return sendMoved(response, moved)

    const version = versions.of(tenant.client)
    const sessionId = sessionIdOf(request.headers.cookie)
    const person = sessionId ? await sessions.find(sessionId) : undefined
    const address = addressOf(url)
    const askAnew = (): PageAsked => ({
      tenant,
      person,
      path: pathOf(address),
      origin: siteOrigin.of(request),
      passing: false,
      withGoogle: false,
    })
    const kept = person ? undefined : keyPrefixOf(request)
    if (!kept) return sendRendered(await render(askAnew(), address, version), request, response)

    const key = kept.prefix + address
    // A cookie of a session that has ended took us here; the page may be there all the same.
    if (cache.send(key, version, request, response)) return
    const turn = `${version}\n${key}`
    const others = making.get(turn)
    const work = others ?? renderNamed(askAnew(), address, version)
    if (!others) {
      making.set(turn, work)
      void keep(work, key, version).finally(() => making.delete(turn))
    }
    const made = await work
    return sendRendered(others && made.forOne ? await render(askAnew(), address, version) : made, request, response)
  }

  /** Puts a page that may be kept into the cache. Nobody waits for it; what goes wrong in the render is told to those who do. */
  async function keep(work: Promise<Rendered>, key: string, version: number): Promise<void> {
    const page = await work.catch(() => undefined)
    if (!page?.headers.etag) return
    try {
      cache.keep(key, version, await finishPage(page))
    } catch (error) {
      warn({ err: error }, 'a page is not kept')
    }
  }

  /** Rendered, and named by an etag if it may be kept. */
  async function renderNamed(asked: PageAsked, address: string, version: number): Promise<Rendered> {
    const page = await render(asked, address, version)
    if (asked.passing || page.status !== 200) return page
    return { ...page, headers: { ...page.headers, etag: etagOf(page.headers, page.plain) } }
  }

  async function render(asked: PageAsked, address: string, version: number): Promise<Rendered> {
    const { tenant, person, origin } = asked
    const rendered = await built.render(new Request(origin + address), built.contextOf(siteOf(asked)))
    const location = rendered.headers.get('location')
    if (rendered.status >= 300 && rendered.status < 400)
      return { status: rendered.status, location: location ?? '/', headers: {}, plain: Buffer.alloc(0) }
    const editing = person !== undefined && mayEdit(person, tenant)
    const nonce = rendered.headers.get('x-nonce')
    const html = await rendered.text()
    const { body, ...policy } = editing
      ? { body: html, scripts: nonce ? [`'nonce-${nonce}'`] : [] }
      : finishForVisitors(html, nonce, asked.withGoogle)
    return {
      status: rendered.status,
      plain: Buffer.from(body),
      forOne: asked.withGoogle,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({ ...policy, connect, blobPictures: editing }),
        'content-version': String(version),
        'cache-control': cacheControl(person !== undefined, asked.withGoogle),
        'speculation-rules': '"/speculation-rules.json"',
      },
    }
  }

  /** A page that hydrates keeps its links and names its scripts; one that does not carries its styles in itself. */
  function finishForVisitors(html: string, nonce: string | null, withGoogle: boolean): Finished {
    const own = withGoogle && nonce ? { body: html, scripts: [], googleNonce: nonce } : hashOwnScripts(html, nonce)
    if (own.scripts.length > 0) return own
    const { body, sources } = inlineStyles(own.body, built.styles)
    return { ...own, body, styles: sources }
  }

  function siteOf(asked: PageAsked): Site {
    const { tenant, person, path, origin } = asked
    const editing = person !== undefined && mayEdit(person, tenant)
    return {
      tenant: presentTenant(tenant, themeSheetOf(tenant)?.href),
      person: presentPerson(person, tenant),
      mayEdit: editing,
      assets: editing ? built.assets : { ...built.assets, editor: '' },
      path,
      origin,
      async sections(wanted) {
        const stored = await readSnapshot(tenant.client)
        return Object.fromEntries(
          wanted.map((section) => [section.key, presentStored(stored.get(section.key) ?? unstored(section), editing)]),
        )
      },
      async maintenance() {
        const stored = await readSnapshot(tenant.client)
        const { navList } = (stored.get(footerNavigation.key)?.content ?? footerNavigation.fallback) as typeof footerNavigation.fallback
        return navList.maintenance.maintenanceStatus.value
      },
      searchAgents(query) {
        asked.passing = true
        return guide.searchAgents(tenant, query)
      },
      async findAgent(emailOrId) {
        // Whether the office is open stands on the page.
        asked.passing = true
        const found = await guide.findAgent(tenant, emailOrId)
        return found && 'shown' in found ? { agent: found.shown, stored: presentStored(found.stored, editing) } : found
      },
      map(shown) {
        // Whoever edits sees markers move while they type, on the drawing; their page is alive and has a policy of its own.
        if (!googleMap || !shown || editing) return { script: built.assets.agents }
        asked.passing = true
        asked.withGoogle = true
        return { script: built.assets.agentsOnGoogle, google: googleMap }
      },
      places: async (prefix) => gazetteer.suggest(prefix),
    }
  }

  return { sendCached, send }
}

function cacheControl(signedIn: boolean, withGoogle: boolean): string {
  if (signedIn) return 'private, no-store'
  return `${withGoogle ? 'private' : 'public'}, max-age=0, must-revalidate`
}

/** Who wrote a section, and which revision it is, is for those who may edit. */
function presentStored({ content, revision, savedAt, savedBy }: StoredContent, editing: boolean) {
  return editing
    ? { content, revision, savedAt: savedAt?.toISOString() ?? null, savedBy }
    : { content, revision: 0, savedAt: null, savedBy: null }
}

async function sendRendered(page: Rendered, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (page.location !== undefined) return sendMoved(response, page.location, page.status)
  return sendOnce(page, request, response)
}

function sendMoved(response: ServerResponse, location: string, status = 301): void {
  response
    .writeHead(status, {
      ...securityHeaders,
      location,
      'cache-control': status === 301 ? 'public, max-age=3600' : 'no-store',
      'content-length': '0',
    })
    .end()
}

function sendPlain(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' }).end(words)
}

/**
 * Takes the nonces off a page's own inline scripts and names their hashes instead, so that the page can be kept. Only
 * scripts that carry this render's nonce are named: naming every script found would bless an injected one.
 */
function hashOwnScripts(html: string, nonce: string | null): { body: string; scripts: string[] } {
  if (!nonce) return { body: html, scripts: [] }
  const mark = ` nonce="${nonce}"`
  const scripts: string[] = []
  const own = new RegExp(`<script(?=[^>]*${mark})([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const body = html.replace(own, (_whole, attributes: string, code: string) => {
    if (code) scripts.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    return `<script${attributes.replace(mark, '')}>${code}</script>`
  })
  return { body: body.replaceAll(mark, ''), scripts: [...new Set(scripts)] }
}
