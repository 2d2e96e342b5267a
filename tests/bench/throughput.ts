import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RealSite } from '../fixtures/real-site.ts'
import { median } from './figures.ts'
import { burst, client, letGo, pin } from './load-client.ts'

const bursts = 6
const seconds = 2

/** One thing that is measured, in turns with the yardstick: requests a second, and the ratios of the pairs. */
export interface Compared {
  perSecond: number
  bare: number
  ratio: number
  least: number
  most: number
}

export type Throughput = Record<'brotli' | 'sameHead' | 'gzip' | 'notModified' | 'rendered' | 'search', Compared> & {
  searches?: Compared
  searchesOfTen?: Compared
}

/**
 * How fast pages are sent, each beside a bare server with the same bytes. Ours and the yardstick take turns in short bursts,
 * so that whatever else the machine does meets both; the ratio of each pair is taken, and their median told.
 */
export async function measureThroughput(site: RealSite): Promise<Throughput> {
  const origin = site.origin.replace('localhost', '127.0.0.1')
  const page = `${origin}/360`
  // What is asked for often is compressed better; the yardstick sends what the site sends then.
  await burst({ url: page, headers: { 'accept-encoding': 'br' }, seconds })
  const bare = await startBare(site, page)
  const withHead = await startBare(site, page, { 'accept-encoding': 'br' }, true)

  const [br, gzip] = [{ 'accept-encoding': 'gzip, deflate, br' }, { 'accept-encoding': 'gzip' }]
  const etag = (await fetch(page, { headers: br })).headers.get('etag') ?? ''
  const signedIn = { ...br, cookie: await site.cookieOf('customer') }
  const compare = (url: string, headers: Record<string, string>, asked: Record<string, string> = br, yardstick = bare) =>
    inTurns(
      () => burst({ url, headers, seconds }),
      () => burst({ url: yardstick.url, headers: asked, seconds }),
    )
  const throughput: Throughput = {
    brotli: await compare(page, br),
    sameHead: await compare(page, br, br, withHead),
    gzip: await compare(page, gzip, gzip),
    notModified: await compare(page, { ...br, 'if-none-match': etag }),
    rendered: await compare(page, signedIn),
    search: await compare(`${origin}/360/find-an-agent?near=Durango&q=insurance`, br),
    // From another place each time, so that each is rendered.
    ...(client === 'wrk' && {
      searches: await compare(`${origin}/360/find-an-agent?q=insurance&lat=37.{n}&lng=-107.88`, br),
      searchesOfTen: await compare(`${origin}/360/find-an-agent?lat=37.{n}&lng=-107.88`, br),
    }),
  }
  bare.end()
  withHead.end()
  return throughput
}

/** How fast one page is sent to one person, beside a bare server that sends the very bytes. */
export async function measureRendered(site: RealSite, path: string, cookie: string): Promise<Compared> {
  const url = site.origin.replace('localhost', '127.0.0.1') + path
  const headers = { 'accept-encoding': 'gzip, deflate, br', cookie }
  // As above: what is kept is compressed better once it is asked for often.
  await burst({ url, headers, seconds })
  const bare = await startBare(site, url, { cookie })
  const compared = await inTurns(
    () => burst({ url, headers, seconds }),
    () => burst({ url: bare.url, headers, seconds }),
  )
  bare.end()
  return compared
}

/** The yardstick with the bytes of one page, on the core of the site until it ends. */
async function startBare(site: RealSite, page: string, headers: Record<string, string> = {}, sameHead = false) {
  const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-bare-'))
  if (sameHead) writeFileSync(join(folder, 'head.json'), JSON.stringify(await headOf(page, headers)))
  for (const [file, encoding] of [['page.br', 'br'] as const, ['page.gz', 'gzip'] as const, ['page.identity', 'identity'] as const])
    writeFileSync(join(folder, file), await bytesOf(page, { ...headers, 'accept-encoding': encoding }))
  const bare = fork(new URL('./bare-server.ts', import.meta.url), [folder])
  const [port] = (await once(bare, 'message')) as [number]
  for (const { pid } of [bare, site.process]) pin(pid)
  return {
    url: `http://127.0.0.1:${port}/`,
    end() {
      letGo(site.process.pid)
      bare.disconnect()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function inTurns(ours: () => Promise<number>, bare: () => Promise<number>): Promise<Compared> {
  const pairs: { ours: number; bare: number }[] = []
  // The first of each only warms up.
  await ours()
  await bare()
  for (let i = 0; i < bursts; i++)
    pairs.push(i % 2 ? { bare: await bare(), ours: await ours() } : { ours: await ours(), bare: await bare() })
  const ratios = pairs.map((pair) => pair.ours / pair.bare)
  return {
    perSecond: median(pairs.map((pair) => pair.ours)),
    bare: median(pairs.map((pair) => pair.bare)),
    ratio: median(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}

/** What an answer says before its body, but for what Node writes by itself. */
async function headOf(url: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await ask(url, headers)
  answer.resume()
  const pairs = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [[name, all[at + 1]] as const]))
  return pairs.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)).flat()
}

async function ask(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [answer] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage]
  return answer
}

/** As they travel; fetch would unpack them. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  const answer = await ask(url, headers)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
