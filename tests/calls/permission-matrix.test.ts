import { globSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { defineCall, type Call, type Who } from '../../src/calls/call.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { pages as rows, type Page } from '../../src/routes.ts'
import { answer, type CallContext } from '../../src/server/api/answer.ts'
import { registerCalls } from '../../src/server/api/register-calls.ts'
import { createDiskRoom } from '../../src/server/http/disk-room.ts'
import { sendError } from '../../src/server/http/errors.ts'
import type { SignedIn } from '../../src/server/identity/sessions.ts'
import { createTenants } from '../../src/server/tenants.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf, type TinyPage } from '../fixtures/tiny-pages.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

const everyone = ['nobody', 'stranger', 'customer', 'agent', 'otherAdmin', 'admin'] as const
type Asker = (typeof everyone)[number]
type Row = {
  /** Where the route's own address is no example of itself. */ path?: string
  send?: () => { body?: unknown; headers?: Record<string, string> }
  answers: Record<Asker, number>
}

const forAnyone = (status = 200): Row['answers'] => ({
  nobody: status,
  stranger: status,
  customer: status,
  agent: status,
  otherAdmin: status,
  admin: status,
})
/** Whoever is signed in, of whichever insurer. */
const forSignedIn = (status = 200): Row['answers'] => ({ ...forAnyone(status), nobody: 401 })
/** Admins only: who is not signed in is asked to, everybody else may not, an admin of another tenant neither. */
const forAdmins = (status = 200): Row['answers'] => ({
  nobody: 401,
  stranger: 403,
  customer: 403,
  agent: 403,
  otherAdmin: 403,
  admin: status,
})
/** Agents, and admins of this insurer. */
const forAgents = (status = 200): Row['answers'] => ({ ...forAdmins(status), agent: status })
/** Whom each policy lets in on the site of the first tenant. */
const whoIs: Record<Who, Asker[]> = {
  anyone: [...everyone],
  signedIn: ['stranger', 'customer', 'agent', 'otherAdmin', 'admin'],
  agent: ['agent', 'admin'],
  admin: ['admin'],
}
const json = (body: unknown) => () => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const page = json({ pageName: 'Footer', client: 'windbreak' })
const save = json({ pageName: 'Footer', section: 'Section_6', client: 'Windbreak', content: footerSiteMap.toWire(footerSiteMap.fallback) })
const agents = (more: object = {}) => json({ key: 'agentList', client: 'windbreak', ...more })
const noAgent = { primaryKey: 'email', content: { email: 'nobody@windbreak.example' } }
const form = json({ pageName: 'Contact', client: 'windbreak' })
/** No file in it, so whoever may upload is told so (422), after the question who they are. */
const emptyUpload = () => {
  const form = new FormData()
  form.append('note', 'nothing')
  return { body: form }
}

/** A case that is not there, with what the call is told beside it. */
const noCase = (more: object = {}) => ({ send: json({ id: 999_999, ...more }), answers: forAgents(404) })
/** An article, schedule or link that is not there. */
const noBlog = (more: object = {}, path?: string): Row => ({
  ...(path ? { path } : {}),
  send: json({ id: 999_999, client: 'windbreak', ...more }),
  answers: forAdmins(404),
})
const nobodyKnown = { email: 'nobody@example.com' }

/** Posts to pages, which the route table says. */
const formPosts = new Set(Object.values<Page>(rows).flatMap(({ path, posts }) => (posts ? [`POST ${path}`] : [])))

const matrix: Record<string, Row> = {
  'POST /api/cms/get-page-content-list': { send: page, answers: forAnyone() },
  'POST /cms/get-page-content-list': { send: page, answers: forAnyone() },
  'POST /api/cms/add-new': { send: save, answers: forAdmins() },
  'POST /cms/add-new': { send: save, answers: forAdmins() },
  'POST /api/cms/upload-image': { send: emptyUpload, answers: forAdmins(422) },
  'POST /cms/upload-image': { send: emptyUpload, answers: forAdmins(422) },
  'POST /api/cms/upload-pdf': { send: emptyUpload, answers: forAdmins(422) },
  'POST /api/cms/get-section-history': {
    send: json({ pageName: 'Footer', section: 'Section_6', client: 'windbreak' }),
    answers: forAdmins(),
  },
  'GET /api/cms/pictures': { path: '/api/cms/pictures?client=windbreak', answers: forAdmins() },
  'POST /api/cms/check-links': { send: json({ client: 'windbreak', hrefs: ['/360'] }), answers: forAdmins() },
  'POST /api/cms/editing-here': { send: json({ client: 'windbreak', tab: 'tab1', open: null, drafts: [], turn: 1 }), answers: forAdmins() },
  'POST /api/cms/get-page-content-item-list': { send: agents(), answers: forAnyone() },
  'POST /cms/get-page-content-item-list': { send: agents(), answers: forAnyone() },
  'POST /api/cms/add-new-content-item': { send: agents({ primaryKey: 'email', content: {} }), answers: forAdmins(422) },
  'POST /cms/add-new-content-item': { send: agents({ primaryKey: 'email', content: {} }), answers: forAdmins(422) },
  'POST /api/cms/delete-content-item': { send: agents(noAgent), answers: forAdmins(404) },
  'POST /cms/delete-content-item': { send: agents(noAgent), answers: forAdmins(404) },
  'POST /api/cms/get-content-item': { send: agents({ id: 'nobody@windbreak.example' }), answers: forAdmins(404) },
  'POST /api/cms/get-item-history': { send: agents({ id: 999_999 }), answers: forAdmins(404) },
  'POST /api/cms/get-deleted-items': { send: agents(), answers: forAdmins() },
  'GET /api/cms/form': { path: '/api/cms/form?pageName=Contact&client=windbreak', answers: forAnyone() },
  'POST /api/cms/form': { send: form, answers: forAdmins(422) },
  'PATCH /api/cms/form/sort': { send: json({ fieldId: 'none', sortOrder: 1, client: 'windbreak' }), answers: forAdmins(404) },
  'PATCH /api/cms/form/:id': { path: '/api/cms/form/none', send: form, answers: forAdmins(404) },
  'DELETE /api/cms/form/:id': { path: '/api/cms/form/none?client=windbreak', answers: forAdmins(404) },
  'GET /api/cms/email': { path: '/api/cms/email?pageName=Contact&client=windbreak', answers: forAdmins() },
  'POST /api/cms/email': { send: form, answers: forAdmins(422) },
  'DELETE /api/cms/email/:id': { path: '/api/cms/email/none?client=windbreak', answers: forAdmins(404) },
  'GET /api/agents/search': { answers: forAnyone() },
  'GET /api/hub/documents': { path: '/api/hub/documents?q=hail', answers: forAnyone() },
  'GET /api/search': { path: '/api/search?q=hail', answers: forAnyone() },
  'POST /api/insights/speed': { path: '/api/insights/speed?lcp=900', answers: forAnyone() },
  'POST /api/insights/form-left': { path: '/api/insights/form-left?form=quote&at=none', answers: forAnyone() },
  'GET /api/insights/counts.csv': { answers: forAdmins() },
  'GET /api/places': { answers: forAnyone() },
  'GET /api/places/locate': { path: '/api/places/locate?q=Sterling', answers: forAdmins() },
  'GET /api/forms/challenge': { path: '/api/forms/challenge?form=quote', answers: forAnyone() },
  'POST /api/forms/files': { path: '/api/forms/files?form=quote&field=photos', send: emptyUpload, answers: forAnyone(422) },
  'POST /api/forms/send': { send: json({ form: 'quote', token: 'none', answers: {}, client: 'windbreak' }), answers: forAnyone(422) },
  'POST /auth/send-start-a-quote': { send: emptyUpload, answers: forAnyone(422) },
  'POST /auth/contact-us': { send: emptyUpload, answers: forAnyone(422) },
  'POST /auth/send-contact': { send: emptyUpload, answers: forAnyone(422) },
  'POST /auth/ers': { send: emptyUpload, answers: forAnyone(422) },
  'POST /auth/contact-me': { send: json({ to: 'nobody', body: {}, client: 'windbreak' }), answers: forAnyone(422) },
  'GET /api/payments/key': { answers: forAnyone() },
  'POST /api/payments/session': { send: json({ code: 'none', client: 'windbreak' }), answers: forAnyone(404) },
  'POST /api/payments/hint': { send: json({ code: 'none', said: 'closed', client: 'windbreak' }), answers: forAnyone(404) },
  'POST /api/payments/ask': { send: json({ reference: 'none', client: 'windbreak' }), answers: forAdmins(404) },
  'POST /api/payments/end': {
    send: json({ reference: 'none', as: 'not paid', why: 'The company says so', client: 'windbreak' }),
    answers: forAdmins(404),
  },
  // A value that is none of ours is told so, after the question who asks.
  'GET /auth/account-details/:encryptedAccount': { path: '/auth/account-details/none', answers: forSignedIn(422) },
  'POST /auth/get-token/:encryptedReference/:encryptedMinAmount': {
    path: '/auth/get-token/none/none',
    send: json({}),
    answers: forSignedIn(422),
  },
  'POST /auth/get-token/:encryptedReference/:encryptedMinAmount/:policyHolderName': {
    path: '/auth/get-token/none/none/none',
    send: json({}),
    answers: forSignedIn(422),
  },
  'POST /auth/quick-pay-token/:encryptedAccount': { path: '/auth/quick-pay-token/none', send: json({}), answers: forAnyone(422) },
  'POST /auth/signin-microsoft/:accountNumber/test': {
    path: '/auth/signin-microsoft/none/test',
    send: json({}),
    answers: forSignedIn(422),
  },
  'GET /api/desk/cases': { answers: forAgents() },
  'POST /api/desk/open-case': noCase(),
  'POST /api/desk/assign-case': noCase({ to: 'me' }),
  'POST /api/desk/move-case': noCase({ to: 'done' }),
  'POST /api/desk/hold-case': { ...noCase({ held: true }), answers: forAdmins(404) },
  'POST /api/desk/write-note': noCase({ text: 'Hello' }),
  'POST /api/desk/reply-to-case': noCase({ revision: 1, subject: 'Hello', text: 'Hello' }),
  'POST /api/desk/try-mail': noCase({ mail: '00000000-0000-4000-8000-000000000000' }),
  'POST /api/desk/join-cases': noCase({ to: 999_998 }),
  'POST /api/desk/part-case': noCase(),
  'POST /api/desk/keep-case-open': noCase({ open: true }),
  'GET /api/desk/unread': { answers: forAgents() },
  'GET /api/desk/news': { answers: forAgents() },
  'GET /api/desk/files/:id': { path: '/api/desk/files/nothing', answers: forAgents(404) },
  'GET /api/desk/cases.csv': { answers: forAgents() },
  'GET /api/desk/record': { answers: forAdmins() },
  'GET /api/desk/mails': { answers: forAdmins() },
  'POST /api/desk/find-person': { send: json(nobodyKnown), answers: forAdmins() },
  'POST /api/desk/export-person': { send: json(nobodyKnown), answers: forAdmins() },
  'POST /api/desk/erase-person': { send: json({ ...nobodyKnown, again: nobodyKnown.email, ticket: 'none' }), answers: forAdmins(409) },
  // Who has no page of their own in the directory has no photo there.
  'POST /api/hub/own-photo': { send: emptyUpload, answers: forAgents(404) },
  'GET /api/hub/readings.csv': { answers: forAdmins() },
  'GET /api/blog/list': { answers: forAdmins() },
  'GET /api/blog/public': { answers: forAnyone() },
  'GET /api/blog/byTopic/:topic': { path: '/api/blog/byTopic/all', answers: forAnyone() },
  'GET /api/blog/published/search': { path: '/api/blog/published/search?search=hail', answers: forAnyone() },
  'GET /api/blog/published/:id': { path: '/api/blog/published/999999', answers: forAnyone(404) },
  'GET /api/blog/all/search': { path: '/api/blog/all/search?search=hail', answers: forAdmins() },
  'GET /api/blog/byId/:id': { path: '/api/blog/byId/999999', answers: forAdmins(404) },
  'POST /api/blog/create': { send: json({ client: 'windbreak' }), answers: forAdmins(422) },
  'PATCH /api/blog/change-status/:id': noBlog({ status: 'Published' }, '/api/blog/change-status/999999'),
  'POST /api/blog/topic': { send: json({ client: 'windbreak' }), answers: forAdmins(422) },
  'GET /api/blog/topic': { answers: forAnyone() },
  'POST /api/blog/main_topic': { send: json({ client: 'windbreak' }), answers: forAdmins(422) },
  'GET /api/blog/main_topic': { answers: forAnyone() },
  'POST /api/blog/setting': { send: json({ pageName: 'BlogSetting', title: '', client: 'windbreak' }), answers: forAdmins(422) },
  'GET /api/blog/setting': { path: '/api/blog/setting?pageName=BlogSetting&client=windbreak', answers: forAnyone() },
  'GET /api/blog/desk': { answers: forAdmins() },
  'GET /api/blog/choices': { answers: forAdmins() },
  'POST /api/blog/schedule': noBlog({ what: 'publish', wall: '2030-01-01T08:00' }),
  'POST /api/blog/unschedule': noBlog(),
  'POST /api/blog/duplicate': noBlog(),
  // What is refused is said of each.
  'POST /api/blog/bulk': { send: json({ do: 'publish', articles: [{ id: 999_999 }], client: 'windbreak' }), answers: forAdmins() },
  'POST /api/blog/preview-link': noBlog(),
  'POST /api/blog/preview-link/revoke': noBlog(),
  // A token that is none of ours is told so; a card that is not on the hub is not there.
  'POST /api/hub/use-token': { send: json({ token: 'none' }), answers: forAnyone() },
  'POST /360/hub/open': {
    send: () => ({ body: new URLSearchParams({ link: 'https://rates.example.com/' }) }),
    answers: forSignedIn(404),
  },
  'GET /360/hub/open': { answers: forAnyone() },
  'GET /.well-known/jwks.json': { answers: forAnyone() },
  'GET /.well-known/gpc.json': { answers: forAnyone() },
  'GET /auth/me': { answers: forAnyone() },
  'POST /auth/logout': { send: json({}), answers: forAnyone() },
  'POST /auth/sign-in-options': { send: json({}), answers: forAnyone() },
  'POST /auth/authenticate': { send: json({ azureToken: 'no.such.token' }), answers: forAnyone(401) },
  // Without a secret there is no such address; with one, a mail server hands in what came back.
  'POST /pay/notices': { send: json([]), answers: forAnyone(401) },
  'POST /pay/notices/*': { path: '/pay/notices/secret', send: json([]), answers: forAnyone(401) },
  'POST /api/mail/bounces': { send: json({}), answers: forAnyone(404) },
  // Without a provider nothing can be paid: there is no form, and nothing to look at.
  'GET /pay/frame': { answers: forAnyone(404) },
  'POST /pay/frame/reports': { send: json({}), answers: forAnyone(415) },
  'POST /api/payments/check-frame': { send: json({}), answers: forAdmins(404) },
  'GET /auth/redirect': { answers: forAnyone() },
  'GET /health': { answers: forAnyone() },
  'GET /ready': { answers: forAnyone() },
  'GET /theme/:file': { answers: forAnyone(404) },
  'GET /robots.txt': { answers: forAnyone() },
  'GET /sitemap.xml': { answers: forAnyone() },
  'GET /sitemap-:file': { path: '/sitemap-pages.xml', answers: forAnyone() },
  'GET /360/about/blog/rss.xml': { answers: forAnyone() },
  'GET /360/about/blog/atom.xml': { answers: forAnyone() },
  'GET /api/agents/:id/card.vcf': { path: '/api/agents/nobody/card.vcf', answers: forAnyone(404) },
  'GET /art/:name(^[a-z][a-z0-9-]*$)': { path: '/art/no-such-picture', answers: forAnyone(404) },
  'GET /media/:name': { answers: forAnyone(404) },
  'GET /media/:name/:file': { answers: forAnyone(404) },
  'GET /media/:hash/:pdf.pdf': { answers: forAnyone(404) },
  'GET /media/:paper/first-page': { path: `/media/${'0'.repeat(40)}/first-page`, answers: forAnyone(404) },
  'GET /media/:paper/first-page-480.webp': { path: `/media/${'0'.repeat(40)}/first-page-480.webp`, answers: forAnyone(404) },
  'GET /media/:paper/first-page-960.webp': { path: `/media/${'0'.repeat(40)}/first-page-960.webp`, answers: forAnyone(404) },
  'GET /papers/:pdf.pdf': { path: '/papers/none.pdf', answers: forAnyone(404) },
  'GET /papers/:paper/first-page': { path: '/papers/none/first-page', answers: forAnyone(404) },
  'GET /papers/:paper/first-page-480.webp': { path: '/papers/none/first-page-480.webp', answers: forAnyone(404) },
  'GET /papers/:paper/first-page-960.webp': { path: '/papers/none/first-page-960.webp', answers: forAnyone(404) },
  'GET /360/papers/:paper/first-page': { path: `/360/papers/${'0'.repeat(40)}/first-page`, answers: forSignedIn(404) },
  'GET /360/papers/:paper/first-page-480.webp': { path: `/360/papers/${'0'.repeat(40)}/first-page-480.webp`, answers: forSignedIn(404) },
  'GET /360/papers/:paper/first-page-960.webp': { path: `/360/papers/${'0'.repeat(40)}/first-page-960.webp`, answers: forSignedIn(404) },
  'GET /360/papers/:hash/:pdf.pdf': { path: `/360/papers/${'0'.repeat(40)}/form.pdf`, answers: forSignedIn(404) },
}

const isContract = (each: unknown): each is Pick<Call, 'method' | 'path'> =>
  typeof each === 'object' && each !== null && 'who' in each && 'path' in each && 'answer' in each

/** Files of the build and the readable description of the calls: open to anyone by their nature. */
const openFiles = /^(GET|HEAD) \/((assets|enhance|art)\/\*$|api\/docs(\/|$))/

let site: TestApp
const cookies = new Map<Asker, string>()
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

describe('who may do what', () => {
  it('has a row for every registered route', () => {
    const unlisted = site.app.routes.filter(
      (route) => !(route in matrix) && !openFiles.test(route) && !(route.replace(/^HEAD/, 'GET') in matrix) && !formPosts.has(route),
    )
    expect(unlisted).toEqual([])
  })

  it('lets the forms of pages be posted by whoever may see the page, and nothing else be posted to one', () => {
    expect(site.app.routes.filter((route) => formPosts.has(route)).toSorted()).toEqual([...formPosts].toSorted())
    // What becomes of a post by somebody who may not see its page is below, with the pages.
    expect(Object.entries<Page>(rows).flatMap(([name, { posts, who }]) => (posts && who ? [name] : []))).toEqual([
      'paymentsDesk',
      'redirectsDesk',
      'stoppedWork',
      'customerLanding',
      'sessions',
      'agentHub',
    ])
  })

  it('says of every call what its contract says', () => {
    // Signing in with a token that is none is refused whoever brings it.
    const calls = site.app.calls.filter(({ path }) => path !== '/auth/authenticate')
    const written = calls.map(({ method, path }) => {
      const { answers } = matrix[`${method} ${path}`] ?? {}
      return { path, letIn: everyone.filter((asker) => ![undefined, 401, 403].includes(answers?.[asker])) }
    })
    expect(written).toEqual(calls.map(({ path, who }) => ({ path, letIn: whoIs[who] })))
  })

  it('answers every call there is a contract of', async () => {
    const files = globSync('src/calls/**/*-calls.ts')
    expect(files.length).toBeGreaterThan(20)
    const declared = await Promise.all(
      files.map(async (file) => {
        const made: Record<string, unknown> = await import(`../../${file}`)
        return Object.entries(made).flatMap(([name, each]) => (isContract(each) ? [{ of: `${name} in ${file}`, ...each }] : []))
      }),
    )
    const answered = new Set(site.app.calls.map(({ method, path }) => `${method} ${path}`))
    // One that is not among the `calls` of its noun (src/server/nouns) is answered by nobody.
    expect(declared.flat().flatMap(({ of, method, path }) => (answered.has(`${method} ${path}`) ? [] : [of]))).toEqual([])
  })

  it('has no row for a route that is gone', () => {
    expect(Object.keys(matrix).filter((route) => !site.app.routes.includes(route))).toEqual([])
  })

  for (const [route, { path: example, send, answers }] of Object.entries(matrix)) {
    it.each(everyone)(`${route} as %s`, async (asker) => {
      const [method, path] = route.split(' ')
      const { body, headers = {} } = send?.() ?? {}
      if (asker !== 'nobody' && route.includes('logout')) cookies.set(asker, await site.cookieOf(asker))
      if (asker !== 'nobody' && !cookies.has(asker)) cookies.set(asker, await site.cookieOf(asker as TestPerson))
      const cookie: Record<string, string> = asker === 'nobody' ? {} : { cookie: cookies.get(asker) ?? '' }
      const response = await fetch(site.origin + (example ?? path), {
        method,
        body: body as BodyInit,
        headers: { accept: 'application/json', ...headers, ...cookie },
      })
      if (route.includes('logout')) cookies.delete(asker)
      expect(response.status).toBe(answers[asker])
      const refusal = response.status >= 400 ? await response.json() : { status: false, message: '' }
      expect(refusal).toMatchObject({ status: false, message: expect.any(String) })
    })
  }

  it('refuses an admin of one tenant on another, whichever way round', async () => {
    const body = { pageName: 'Footer', section: 'Section_6', client: 'prairie', content: footerSiteMap.toWire(footerSiteMap.fallback) }
    expect((await site.post('/api/cms/add-new', body, { as: 'admin' })).status).toBe(403)
    expect((await site.post('/api/cms/add-new', body, { as: 'otherAdmin' })).status).toBe(200)
  })
})

/** A page for each policy, and what everybody else is to get. */
const guarded: Record<string, TinyPage> = Object.fromEntries(
  (['signedIn', 'agent', 'admin'] as const).flatMap((who) =>
    ([undefined, '/', '/login', '/360/customer-login'] as const).map((otherwise) => {
      const path = `/360/for-${who}${(otherwise ?? '').replaceAll('/', '-')}`
      return [path, { path, file: '', who, otherwise, posts: true, loader: () => 'secret' }]
    }),
  ),
)

describe('who may see a page', () => {
  let guardedSite: TestApp
  beforeAll(async () => {
    const named = { path: '/360/Preview/:id', file: '', who: 'admin' as const, loader: () => 'secret' }
    guardedSite = await startTestApp({ pages: builtOf({ ...guarded, named, open: { path: '/360/open', file: '', loader: () => 'open' } }) })
  })
  afterAll(() => guardedSite?.close())

  async function see(path: string, asker: Asker, method = 'GET') {
    const cookie: Record<string, string> = asker === 'nobody' ? {} : { cookie: await guardedSite.cookieOf(asker as TestPerson) }
    const response = await fetch(guardedSite.origin + path, { method, redirect: 'manual', headers: cookie })
    return {
      status: response.status,
      to: response.headers.get('location'),
      kept: response.headers.get('cache-control'),
      text: await response.text(),
    }
  }

  it('is anyone, on every page but these', () => {
    expect(Object.entries<Page>(rows).flatMap(([name, { who }]) => (who ? [[name, who]] : []))).toEqual([
      ['inbox', 'agent'],
      ['paymentsDesk', 'admin'],
      ['redirectsDesk', 'admin'],
      ['insights', 'admin'],
      ['stoppedWork', 'admin'],
      ['blogSettings', 'admin'],
      ['blogEditor', 'admin'],
      ['blogEditorOf', 'admin'],
      ['articlePreview', 'admin'],
      ['customerLanding', 'signedIn'],
      ['sessions', 'signedIn'],
      ['agentHub', 'signedIn'],
    ])
  })

  for (const { path, who = 'anyone', otherwise } of Object.values(guarded)) {
    it.each(everyone)(`${path} as %s`, async (asker) => {
      for (const _time of ['first', 'again']) {
        const { status, to, kept, text } = await see(path, asker)
        const letIn = whoIs[who].includes(asker)
        expect([status, to]).toEqual(letIn ? [200, null] : otherwise ? [303, otherwise] : [404, null])
        expect(text.includes('secret')).toBe(letIn)
        expect(kept).toMatch(letIn ? /^private, no-store$/ : /no-store|must-revalidate/)
      }
    })

    it.each(everyone)(`${path}, a post to it, as %s`, async (asker) => {
      const { status } = await see(path, asker, 'POST')
      // The pages have no action, so whoever is let in hears from React Router that they take none.
      expect(status).toBe(whoIs[who].includes(asker) ? 405 : otherwise ? 303 : 404)
    })
  }

  it('does not depend on how its address is spelled', async () => {
    const spellings = [
      '/360/For-Admin',
      '/360/%66or-admin',
      '/360/for-admin/',
      '/360/x/../for-admin',
      '/360/x/%2e%2e/for-admin',
      '/360/./for-admin',
      '/360/for-admin.data',
    ]
    const named = [
      '/360/Preview/7',
      '/360/preview/7',
      '/360/%70review/7',
      '/360/Preview/7/',
      '/360/Preview/a%2Fb',
      '/360/x/../Preview/7',
      '/360/Preview/7.data',
    ]
    for (const path of [...spellings, ...named]) {
      const { text } = await rawSee(path)
      expect([path, text.includes('secret')]).toEqual([path, false])
    }
    expect((await see('/360/Preview/7', 'admin')).text).toContain('secret')
  })

  it('and what a page was told is given out with the page alone', async () => {
    expect((await see('/360/open', 'nobody')).text).toContain('"open"')
    expect(await see('/360/open.data', 'nobody')).toMatchObject({ status: 404, text: expect.not.stringContaining('"open"') })
  })

  /** As typed, where fetch would tidy the address. */
  function rawSee(path: string): Promise<{ text: string }> {
    return new Promise((resolve, reject) => {
      const { port } = new URL(guardedSite.origin)
      rawRequest({ host: '127.0.0.1', port, path }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += String(chunk))).on('end', () => resolve({ text }))
      })
        .on('error', reject)
        .end()
    })
  }
})

describe('a call', () => {
  const callsOf = (['anyone', 'signedIn', 'agent', 'admin'] as const).map((who) =>
    answer(
      defineCall({ method: 'GET', path: `/for/${who}`, who, summary: '', body: z.object({}), answer: z.object({ name: z.string() }) }),
      async ({ person }) => ({ name: person?.name ?? 'nobody' }),
    ),
  )
  const fastify = Fastify()
  beforeAll(async () => {
    fastify.setValidatorCompiler(validatorCompiler)
    fastify.setSerializerCompiler(serializerCompiler)
    fastify.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply))
    await registerCalls(fastify, callsOf, {
      sessions: site.app.sessions,
      tenants: createTenants(testTenants),
      room: createDiskRoom({ freeBytes: () => Infinity, warn: () => {} }),
    })
  })
  afterAll(() => fastify.close())

  for (const who of Object.keys(whoIs) as Who[]) {
    it.each(everyone)(`for ${who} as %s`, async (asker) => {
      const headers: Record<string, string> = asker === 'nobody' ? {} : { cookie: await site.cookieOf(asker as TestPerson) }
      const { statusCode } = await fastify.inject({ url: `/for/${who}`, headers })
      expect(statusCode).toBe(whoIs[who].includes(asker) ? 200 : asker === 'nobody' ? 401 : 403)
    })
  }

  it('that is not for anyone has somebody who made it, and the compiler knows', () => {
    const forAgents = defineCall({ method: 'GET', path: '/x', who: 'agent', summary: '', body: z.object({}), answer: z.object({}) })
    const forAnyone = defineCall({ method: 'GET', path: '/x', who: 'anyone', summary: '', body: z.object({}), answer: z.object({}) })
    expectTypeOf<CallContext<typeof forAgents>['person']>().toEqualTypeOf<SignedIn>()
    expectTypeOf<CallContext<typeof forAnyone>['person']>().toEqualTypeOf<SignedIn | undefined>()
  })
})
