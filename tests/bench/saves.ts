import { addNew } from '../../src/calls/content-calls.ts'
import { callServer } from '../../src/calls/call-server.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import type { RealSite } from '../fixtures/real-site.ts'
import { percentile } from './figures.ts'

const count = 300

/** Saves over the call, as the editor makes them, and how long after the reply a visitor's page shows the new words. Milliseconds. */
export async function measureSaves(site: RealSite) {
  const cookie = await site.cookieOf('admin')
  const saves: number[] = []
  const visible: number[] = []
  let revision = 0
  for (let i = 0; i < count + 20; i++) {
    const title = `Shelter number ${i}.`
    const content = homeHeader.toWire({ ...homeHeader.fallback, title })
    const headers = { cookie, 'idempotency-key': `bench-${i}` }
    const began = performance.now()
    const { body } = await callServer(
      addNew,
      { pageName: '360_Home', section: 'Section_1', client: 'windbreak', content, revision },
      { origin: site.origin, headers },
    )
    const replied = performance.now()
    if (!body.status) throw new Error(body.message)
    revision = body.revision
    for (;;) {
      const html = await (await fetch(`${site.origin}/360`, { headers: { 'accept-encoding': 'identity' } })).text()
      if (html.includes(title)) break
    }
    // The first saves warm the server up, as any day's first would.
    if (i < 20) continue
    saves.push(replied - began)
    visible.push(performance.now() - replied)
  }
  return { p50: percentile(saves, 50), p95: percentile(saves, 95), visible: percentile(visible, 50) }
}
