import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { RealSite } from '../fixtures/real-site.ts'
import { median } from './figures.ts'

const rounds = 3
const seconds = 4
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' }

/** Requests a second of the cached and of the rendered page, each beside a bare server with the same page, in turns. */
export async function measureThroughput(site: RealSite) {
  const html = await (await fetch(`${site.origin}/360`, { headers: { 'accept-encoding': 'identity' } })).text()
  const file = join(mkdtempSync(join(tmpdir(), 'shelterbelt-bare-')), 'page.html')
  writeFileSync(file, html)
  const bare = fork(new URL('./bare-server.ts', import.meta.url), [file])
  const [port] = (await once(bare, 'message')) as [number]
  const signedIn = { ...asBrowsersAsk, cookie: await site.cookieOf('customer') }

  const runs: Record<'bare' | 'cached' | 'notModified' | 'rendered', number[]> = { bare: [], cached: [], notModified: [], rendered: [] }
  const etag = (await fetch(`${site.origin}/360`)).headers.get('etag') ?? ''
  for (let round = 0; round < rounds; round++) {
    runs.bare.push(await requestsPerSecond(`http://127.0.0.1:${port}/`, asBrowsersAsk))
    runs.cached.push(await requestsPerSecond(`${site.origin}/360`, asBrowsersAsk))
    runs.notModified.push(await requestsPerSecond(`${site.origin}/360`, { ...asBrowsersAsk, 'if-none-match': etag }))
    runs.rendered.push(await requestsPerSecond(`${site.origin}/360`, signedIn))
  }
  bare.disconnect()
  return { bare: median(runs.bare), cached: median(runs.cached), notModified: median(runs.notModified), rendered: median(runs.rendered) }
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url: url.replace('localhost', '127.0.0.1'), headers, connections: 32, duration: seconds })
  if (result.errors > 0 || result.non2xx > (headers['if-none-match'] ? Infinity : 0))
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`)
  return result.requests.average
}
