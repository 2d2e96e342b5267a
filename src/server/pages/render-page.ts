import { minuteMs } from '../../durations.ts'
import { outsideSources, takesOutside } from '../../nouns/insights/outside-analytics.ts'
import type { Site } from '../../pages/site.ts'
import type { Page } from '../../routes.ts'
import type { CaptchaSources } from '../captcha/captcha.ts'
import type { BuiltPages, RenderedByPages } from './built-pages.ts'
import { finishForVisitors, type Finished } from './html-for-visitors.ts'
import { nextTurn } from '../http/own-turn.ts'
import type { RenderedPage } from '../http/page-cache.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { Visit } from '../nouns/noun.ts'

/** A request for a page, with everything that is known before it is rendered. */
export interface PageAsked extends Visit {
  /** What is rendered: an address in its one spelling, and the form that was posted to it. */
  request: Request
  /** What the route table says of the page; undefined where it has none. */
  row: Page | undefined
  /** The content version the page shows, at least. */
  version: number
}

/** A page as it came from the pages; `location` where they lead elsewhere, `changesAt` when it will be another without a save, `ownAnswer` where it is nobody else's. */
export type Rendered = RenderedPage & { location?: string; changesAt?: Date | null; ownAnswer?: boolean }

type Needs = {
  built: BuiltPages
  siteOf(visit: Visit): Site
  /** Origins of the sign-in service. */
  connect: string[]
  /** What every answer carries. */
  headers: Record<string, string>
  /** What an outside captcha needs on a page with a form. */
  captchaSources?: CaptchaSources
  /** Where the payment company's own pages are. */
  payOrigins?: readonly string[] | undefined
  now: () => Date
}

/** Renders a page and finishes it for whom it is for, with the security policy that this very answer needs. */
export function createRenderer({ built, siteOf, connect, headers, captchaSources, payOrigins, now }: Needs) {
  return async function render(asked: PageAsked): Promise<Rendered> {
    const { person, mayEdit, row, request, version } = asked
    const site = siteOf(asked)
    // Asked before the page is made: a moment that passes meanwhile leaves a page that is stale at once, and not for good.
    const changesAt = earlier(await site.changesAt(), row?.kept === 'minute' ? nextMinute(now()) : null)
    // What is in a page for somebody who is signed in is put into nobody else's.
    const keptBy = person ? undefined : [asked.tenant.client, asked.origin, version].join('\n')
    const rendered = await built.render(request, built.contextOf(site), keptBy)
    const location = rendered.headers.get('location')
    if (rendered.status >= 300 && rendered.status < 400)
      return { status: rendered.status, location: location ?? '/', headers: {}, parts: [] }
    const nonce = rendered.headers.get('x-nonce') ?? null
    const ownAnswer = rendered.headers.get('cache-control') === 'no-store'
    const { parts, withGoogle, ...policy } = await (mayEdit ? forEditors(rendered, nonce) : forVisitors(rendered, nonce, row))
    return {
      status: rendered.status,
      changesAt,
      ownAnswer,
      parts,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy({
          ...policy,
          connect,
          blobPictures: mayEdit,
          // Not asked of those who are signed in, and on no page where somebody writes about themselves.
          analytics: asked.tenant.analytics && !person && takesOutside(row) ? outsideSources(asked.tenant.analytics) : undefined,
          captcha: row?.posts ? captchaSources : undefined,
          formTargets: row?.pays ? payOrigins : undefined,
        }),
        'content-version': String(version),
        'cache-control': cacheControl({ forOne: ownAnswer || isForOne(asked), withGoogle }),
      },
    }
  }

  async function forVisitors(rendered: RenderedByPages, nonce: string | null, row: Page | undefined): Promise<ForWhom> {
    const html = rendered.parts ?? [await rendered.text()]
    const own = html.filter((part) => typeof part === 'string')
    // A long page was long in the making.
    if (own.some(({ length }) => length > longPage)) await nextTurn()
    // A page that may show Google's map does so only where there is something to show on it.
    const withGoogle = row?.map === true && own.some((part) => part.includes(built.assets.agentsOnGoogle))
    return { ...finishForVisitors(html, { nonce, styles: built.styles, withGoogle, hydrates: row?.tier === 'working' }), withGoogle }
  }
}

/** A form has a key of its own in it each time it is shown, and an old one is no use to anybody. */
const isForOne = ({ person, request, row }: PageAsked) =>
  person !== undefined || request.method === 'POST' || row?.posts !== undefined || row?.secret === true

const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other))

const nextMinute = (at: Date) => new Date((Math.floor(at.getTime() / minuteMs) + 1) * minuteMs)

type ForWhom = Finished & { withGoogle: boolean }

/** As it was written out: a long page is not made into words and back. */
async function forEditors(rendered: RenderedByPages, nonce: string | null): Promise<ForWhom> {
  const { buffer, byteOffset, byteLength } = await rendered.bytes()
  return { parts: [{ plain: Buffer.from(buffer, byteOffset, byteLength) }], withGoogle: false, scripts: nonce ? [`'nonce-${nonce}'`] : [] }
}

/** Characters of a page that is no usual one. */
const longPage = 200_000

function cacheControl({ forOne, withGoogle }: { forOne: boolean; withGoogle: boolean }): string {
  if (forOne) return 'private, no-store'
  return `${withGoogle ? 'private' : 'public'}, max-age=0, must-revalidate`
}
