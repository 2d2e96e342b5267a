import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decodeJwt } from 'jose'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFindings } from '../fixtures/axe.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startTokenSite, type TokenSite } from '../fixtures/token-site.ts'

type Arrived = { url: URL; headers: IncomingHttpHeaders; form: URLSearchParams }

let hub: TokenSite
let browser: Browser
let context: BrowserContext
const sites: Server[] = []

beforeAll(async () => {
  hub = await startTokenSite()
  browser = await launchBrowser()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  for (const site of sites) site.close()
  await hub?.close()
})

/** Another site, which keeps what arrives; it may lead on to a third. */
async function openSite(leadsOn?: string): Promise<{ host: string; arrived: Arrived[] }> {
  const arrived: Arrived[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const url = new URL(request.url ?? '/', 'http://here')
    if (url.pathname !== '/favicon.ico') arrived.push({ url, headers: request.headers, form: new URLSearchParams(body) })
    response.writeHead(leadsOn ? 302 : 200, { 'content-type': 'text/html', ...(leadsOn ? { location: leadsOn } : {}) })
    response.end('<!doctype html><title>There</title><h1>There</h1>')
  })
  sites.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, arrived }
}

async function openHub(javaScriptEnabled: boolean): Promise<Page> {
  context = await browser.newContext({ javaScriptEnabled })
  const [name, value] = (await hub.site.cookieOf('agent')).split('=')
  await context.addCookies([{ name, value, url: hub.origin }])
  const page = await context.newPage()
  await page.goto(`${hub.origin}/360/agent-hub`)
  return page
}

const there = (page: Page) => page.getByRole('heading', { name: 'There' }).waitFor()

it.each([true, false])(
  'a press on a card arrives with a token and without a referrer, and Back is the hub (script: %s)',
  async (script) => {
    const { host, arrived } = await openSite()
    hub.lay({ host }, `http://${host}/app`)
    const page = await openHub(script)
    await page.getByRole('button', { name: `http://${host}/app` }).click()
    await there(page)
    expect(arrived).toHaveLength(1)
    expect(decodeJwt(arrived[0].url.searchParams.get('token') ?? '')).toMatchObject({ aud: host, email: 'agent@windbreak.example' })
    expect([arrived[0].headers.referer, arrived[0].headers.origin, arrived[0].headers.cookie?.includes('eyJ') ?? false]).toEqual([
      undefined,
      undefined,
      false,
    ])
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/360/agent-hub')
  },
)

it('arrives where the other site leads on to a third, which no policy of ours names', async () => {
  const third = await openSite()
  const { host } = await openSite(`http://${third.host.replace('127.0.0.1', 'localhost')}/home`)
  hub.lay({ host }, `http://${host}/leads-on`)
  const page = await openHub(true)
  await page.getByRole('button', { name: `http://${host}/leads-on` }).click()
  await there(page)
  expect(third.arrived.map(({ url, headers }) => [url.pathname, headers.referer])).toEqual([['/home', undefined]])
})

it('a form posts the token by itself, and with a press where there is no script', async () => {
  const { host, arrived } = await openSite()
  hub.lay({ host, way: 'post' }, `http://${host}/posted`)
  for (const script of [true, false]) {
    const page = await openHub(script)
    await page.getByRole('button', { name: `http://${host}/posted` }).click()
    if (!script) await page.getByRole('button', { name: `Continue to ${host}` }).click()
    await there(page)
    const { url, form, headers } = arrived.at(-1) as Arrived
    expect([url.search, headers.referer]).toEqual(['', undefined])
    expect(decodeJwt(form.get('token') ?? '').aud).toBe(host)
    await context.close()
  }
  expect(arrived).toHaveLength(2)
})

it('a page that says why a card cannot be opened is readable by everybody, and leads on', async () => {
  hub.lay({ host: 'listed.example.com' }, 'https://stranger.example.org/')
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1280, 'dark'],
  ] as const) {
    const page = await openHub(true)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 700 })
    await page.getByRole('button', { name: 'https://stranger.example.org/' }).click()
    await page.getByRole('heading', { name: 'This card could not be opened' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('link', { name: 'Back to the hub' }).click()
    await page.waitForURL('**/360/agent-hub')
    await context.close()
  }
})
