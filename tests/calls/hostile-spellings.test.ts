import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testTenants } from '../fixtures/test-tenants.ts'
import { builtOf } from '../fixtures/tiny-pages.ts'

const tiny = builtOf({
  home: { path: '/360', file: '' },
  faq: { path: '/360/faq', file: '' },
  agent: { path: '/360/agent-details/:id', file: '' },
})
/** What was rendered, by the whole address it was rendered for. */
let renders: string[] = []
const counted = { ...tiny, render: (...asked: Parameters<typeof tiny.render>) => (renders.push(asked[0].url), tiny.render(...asked)) }

const tenants = testTenants.map((tenant) => ({
  ...tenant,
  hosts: tenant.hosts.map((host) => (host === '*' ? 'www.windbreak.example' : host)),
}))
let site: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  ;[site, behindProxy] = await Promise.all([
    startTestApp({ pages: counted, tenants: [...tenants, { ...tenants[0], client: 'here', hosts: ['127.0.0.1', 'localhost'] }] }),
    startTestApp({ pages: counted, tenants, publicUrl: 'https://www.windbreak.example' }),
  ])
})
afterAll(async () => {
  await site?.close()
  await behindProxy?.close()
})

/** As it is written, where fetch would tidy the address. */
function ask(of: TestApp, path: string, host = new URL(of.origin).host): Promise<{ status: number; to: string | undefined }> {
  return new Promise((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port: new URL(of.origin).port, path, headers: { host } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, to: response.headers.location }))
    })
      .on('error', reject)
      .end()
  })
}

/** How often a page is rendered for those who ask twice for it: kept for everybody under its one name, led there, or none. */
async function asked(of: TestApp, path: string, host?: string) {
  renders = []
  const [first] = [await ask(of, path, host), await ask(of, path, host)]
  return { ...first, renders }
}

describe('a page', () => {
  it.each(['/360/', '/360//', '/360?', '/360?utm=1'])('is kept under its one name, also when it is asked for as %s', async (path) => {
    await ask(site, '/360')
    expect((await asked(site, path)).renders).toEqual([])
  })

  it.each([
    ['/360/FAQ', '/360/faq'],
    ['/360/%66aq', '/360/faq'],
    ['/360/%46%61q?utm=1', '/360/faq?utm=1'],
    ['/360/Agent-Details/dana@windbreak.example', '/360/agent-details/dana@windbreak.example'],
    ['/360/agent%2Ddetails/dana@windbreak.example?x', '/360/agent-details/dana@windbreak.example?x'],
    ['/360/agent-details/%64ana%40windbreak.example', '/360/agent-details/dana@windbreak.example'],
    ['/360/agent-details/d%c3%a9', '/360/agent-details/d%C3%A9'],
    ['/360/agent-details/a%2fb', '/360/agent-details/a%2Fb'],
  ])('of another spelling leads to its one name: %s to %s', async (path, to) => {
    expect(await asked(site, path)).toEqual({ status: 301, to, renders: [] })
    expect((await ask(site, to)).status).toBe(200)
  })

  it.each(['/x/../360', '/360/x/..', '/360/./faq', '/360/faq/%2E', '/360/faq/%2e%2e/faq', '/360\\', '/360#x', '/360/faq/.', '/..'])(
    'is not at %s',
    async (path) => {
      expect((await asked(site, path)).status).toBe(404)
    },
  )
})

describe('the port of a host', () => {
  it('is that of the site, whatever a request says of it, behind a proxy', async () => {
    await ask(behindProxy, '/360/faq', 'www.windbreak.example')
    for (const host of ['www.windbreak.example:1', 'www.windbreak.example:65535', 'WWW.windbreak.example:443']) {
      expect([host, (await asked(behindProxy, '/360/faq', host)).renders]).toEqual([host, []])
    }
    expect((await asked(behindProxy, '/360/faq', 'prairie.example:4321')).renders).toEqual(['https://prairie.example/360/faq'])
  })

  it.each(['127.0.0.1', 'localhost', 'www.windbreak.example'])('of %s is what was knocked at, or none', async (name) => {
    const { port } = new URL(site.origin)
    for (const host of [name, `${name}:${port}`]) {
      await ask(site, '/360/agent-details/7', host)
      expect((await asked(site, '/360/agent-details/7', host)).renders).toEqual([])
    }
  })

  it('may be another than that of the site, where one is mapped to the other; few are kept, whatever ports are made up', async () => {
    await ask(site, '/360/agent-details/8', 'localhost:8080')
    expect((await asked(site, '/360/agent-details/8', 'localhost:8080')).renders).toEqual([])
    for (let port = 1; port < 20; port++) await ask(site, '/360/agent-details/8', `localhost:${port}`)
    expect((await asked(site, '/360/agent-details/8', 'localhost:8080')).renders).toEqual([])
    expect((await asked(site, '/360/agent-details/8', 'localhost:19')).renders).toHaveLength(2)
  })
})
