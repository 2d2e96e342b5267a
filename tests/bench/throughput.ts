import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import type { RealSite } from '../fixtures/real-site.ts'
import { median } from './figures.ts'

const rounds = 3
const seconds = 4
const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br' }

export interface Rate {
  /** Requests a second, as the one client on this machine manages to ask and to read. */
  perSecond: number
  /** Requests a second of the server's own processor time, whatever the client is busy with. */
  perCpuSecond: number
}

/** How fast the cached and the rendered page are sent, each beside a bare server with the same page, in turns. */
export async function measureThroughput(site: RealSite) {
  const html = await (await fetch(`${site.origin}/360`, { headers: { 'accept-encoding': 'identity' } })).text()
  const file = join(mkdtempSync(join(tmpdir(), 'shelterbelt-bare-')), 'page.html')
  writeFileSync(file, html)
  const bare = fork(new URL('./bare-server.ts', import.meta.url), [file])
  const [port] = (await once(bare, 'message')) as [number]
  const signedIn = { ...asBrowsersAsk, cookie: await site.cookieOf('customer') }

  const runs: Record<'bare' | 'cached' | 'notModified' | 'rendered', Rate[]> = { bare: [], cached: [], notModified: [], rendered: [] }
  const etag = (await fetch(`${site.origin}/360`)).headers.get('etag') ?? ''
  for (let round = 0; round < rounds; round++) {
    runs.bare.push(await rateOf(bare, `http://127.0.0.1:${port}/`, asBrowsersAsk))
    runs.cached.push(await rateOf(site.process, `${site.origin}/360`, asBrowsersAsk))
    runs.notModified.push(await rateOf(site.process, `${site.origin}/360`, { ...asBrowsersAsk, 'if-none-match': etag }))
    runs.rendered.push(await rateOf(site.process, `${site.origin}/360`, signedIn))
  }
  bare.disconnect()
  const middle = (rates: Rate[]): Rate => ({
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(rates.map(({ perCpuSecond }) => perCpuSecond)),
  })
  return {
    bare: middle(runs.bare),
    cached: middle(runs.cached),
    notModified: middle(runs.notModified),
    rendered: middle(runs.rendered),
  }
}

async function rateOf(server: ChildProcess, url: string, headers: Record<string, string>): Promise<Rate> {
  const before = cpuSeconds(server)
  const result = await autocannon({ url: url.replace('localhost', '127.0.0.1'), headers, connections: 32, duration: seconds })
  if (result.errors > 0 || result.non2xx > (headers['if-none-match'] ? Infinity : 0))
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} refused`)
  return { perSecond: result.requests.average, perCpuSecond: result.requests.total / (cpuSeconds(server) - before) }
}

/** Processor time a process has used so far, in seconds: its own and the system's on its behalf. */
function cpuSeconds({ pid }: ChildProcess): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(user) + Number(system)) / 100
}
