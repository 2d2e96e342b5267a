import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
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
/** Admins only: who is not signed in is asked to, everybody else may not, an admin of another tenant neither. */
const forAdmins = (status = 200): Row['answers'] => ({
  nobody: 401,
  stranger: 403,
  customer: 403,
  agent: 403,
  otherAdmin: 403,
  admin: status,
})
const json = (body: unknown) => () => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

const page = json({ pageName: 'Footer', client: 'windbreak' })
const save = json({ pageName: 'Footer', section: 'Section_6', client: 'Windbreak', content: footerSiteMap.toWire(footerSiteMap.fallback) })
const agents = (more: object = {}) => json({ key: 'agentList', client: 'windbreak', ...more })
const noAgent = { primaryKey: 'email', content: { email: 'nobody@windbreak.example' } }
/** No file in it, so whoever may upload is told so (422), after the question who they are. */
const emptyUpload = () => {
  const form = new FormData()
  form.append('note', 'nothing')
  return { body: form }
}

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
  'POST /api/cms/get-page-content-item-list': { send: agents(), answers: forAnyone() },
  'POST /cms/get-page-content-item-list': { send: agents(), answers: forAnyone() },
  'POST /api/cms/add-new-content-item': { send: agents({ primaryKey: 'email', content: {} }), answers: forAdmins(422) },
  'POST /cms/add-new-content-item': { send: agents({ primaryKey: 'email', content: {} }), answers: forAdmins(422) },
  'POST /api/cms/delete-content-item': { send: agents(noAgent), answers: forAdmins(404) },
  'POST /cms/delete-content-item': { send: agents(noAgent), answers: forAdmins(404) },
  'POST /api/cms/get-content-item': { send: agents({ id: 'nobody@windbreak.example' }), answers: forAdmins(404) },
  'POST /api/cms/get-item-history': { send: agents({ id: 999_999 }), answers: forAdmins(404) },
  'POST /api/cms/get-deleted-items': { send: agents(), answers: forAdmins() },
  'GET /api/agents/search': { answers: forAnyone() },
  'GET /api/places': { answers: forAnyone() },
  'GET /api/places/locate': { path: '/api/places/locate?q=Sterling', answers: forAdmins() },
  'GET /auth/me': { answers: forAnyone() },
  'POST /auth/logout': { send: json({}), answers: forAnyone() },
  'POST /auth/sign-in-options': { send: json({}), answers: forAnyone() },
  'POST /auth/authenticate': { send: json({ azureToken: 'no.such.token' }), answers: forAnyone(401) },
  'GET /auth/redirect': { answers: forAnyone() },
  'GET /health': { answers: forAnyone() },
  'GET /ready': { answers: forAnyone() },
  'GET /theme/:file': { answers: forAnyone(404) },
  'GET /robots.txt': { answers: forAnyone() },
  'GET /sitemap.xml': { answers: forAnyone() },
  'GET /speculation-rules.json': { answers: forAnyone() },
  'GET /api/agents/:id/card.vcf': { path: '/api/agents/nobody/card.vcf', answers: forAnyone(404) },
  'GET /art/:name(^[a-z][a-z0-9-]*$)': { path: '/art/no-such-picture', answers: forAnyone(404) },
  'GET /media/:name': { answers: forAnyone(404) },
  'GET /media/:name/:file': { answers: forAnyone(404) },
  'GET /media/:name/:pdf.pdf': { answers: forAnyone(404) },
}

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
      (route) => !(route in matrix) && !openFiles.test(route) && !(route.replace(/^HEAD/, 'GET') in matrix),
    )
    expect(unlisted).toEqual([])
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
