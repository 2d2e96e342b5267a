import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright-core'
import { createProofOfWork } from '../../src/server/captcha/proof-of-work.ts'
import { createSealing } from '../../src/server/sealing/create-sealing.ts'
import { launchBrowser } from '../fixtures/browser.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testRing } from '../fixtures/test-ring.ts'

const effort = { cost: 100, least: 50, most: 100 }
let site: TestApp
let browser: Browser
let script: string
beforeAll(async () => {
  ;[site, browser, script] = await Promise.all([startTestApp({ captcha: { kind: 'altcha', effort } }), launchBrowser(), bundle()])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** As the build makes it. */
async function bundle(): Promise<string> {
  const entry = 'src/enhance/forms/solve-proof.ts'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] }, target: 'es2022' },
  })
  const [first] = [built].flat()
  return 'output' in first ? first.output[0].code : ''
}

/** As text, since what runs in the page is none of the test runner's. */
const solve = `import('/solve-proof.js').then(({ solveProof }) =>
  solveProof(async () => (await fetch('/api/forms/challenge?form=quote')).json()))`

it('does the work of a form in a browser, under the policy of our pages', async () => {
  const page = await browser.newPage()
  await page.route('**/solve-proof.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  await page.goto(site.origin)
  const proof = await page.evaluate<string>(solve)
  const { now } = site.clock
  const server = createProofOfWork({ signing: createSealing(testRing), now, effort })
  expect(await server.check({ tenant: 'windbreak', form: 'quote' }, proof)).toMatchObject({ hash: expect.stringMatching(/^work:/) })
})

it('says so where the browser may not do it, over plain http from another machine', async () => {
  const page = await browser.newPage()
  await page.route('http://barn.example/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.js')
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: '<p>A barn' },
    ),
  )
  await page.goto('http://barn.example/')
  await expect(page.evaluate(solve)).rejects.toThrow('no secure context')
})
