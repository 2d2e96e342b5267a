import { afterAll, beforeAll, expect, it } from 'vitest'
import { sentBytes } from '../bench/visitor-bytes.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

/** Ten packets are sent before the first answer is waited for (RFC 6928); this much of them is left beside a page's head. */
const firstFlight = 13_600

/** What a page takes once it is asked for often, and is compressed as well as it can be. */
const oftenAsked = (path: string) => () => sentBytes(Array.from({ length: 8 }, () => site.origin + path)).then((bytes) => bytes / 8)

it.each(['/', '/login', '/360/about-us', '/360/faq', '/360/life-insurance', '/360/how-to-claim-file'])(
  '%s arrives in the first flight',
  async (path) => {
    await expect.poll(oftenAsked(path), { timeout: 30_000, interval: 500 }).toBeLessThan(firstFlight)
  },
)

/** It does not arrive so: docs/decisions/0023 says what that would take. */
it('the insurance home grows by nothing', async () => {
  await expect.poll(oftenAsked('/360'), { timeout: 30_000, interval: 500 }).toBeLessThan(16_650)
})
