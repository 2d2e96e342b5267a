import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { nextTurn } from './own-turn.ts'
import { finishGappedPage } from './gapped-page.ts'
import { finishForNow, finishPage, sendOnce, type KeptPage, type RenderedPage } from './page-cache.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** What only what is cleared away held is cleared away by the next. */
async function clear() {
  for (let turn = 0; turn < 3; turn++) {
    collect()
    await nextTurn()
  }
}

const mark = '\u{e000}name\u{e001}'
const pageOf = (): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  parts: [`<p>Good day, ${mark} –`, randomBytes(10_000).toString('hex'), '<p>Hail fell.</p>'.repeat(3000)].map((text, at) => ({
    plain: Buffer.from(text),
    ...(at === 2 && { isShared: true }),
  })),
})

const kinds: Record<string, (page: RenderedPage) => Promise<KeptPage>> = {
  'for everybody': finishPage,
  'for everybody, after it was sent to who asked first': async (page) => {
    const asked = { headers: { 'accept-encoding': 'gzip' }, method: 'GET' } as unknown as IncomingMessage
    const answer = { writeHead: () => answer, end: () => answer } as unknown as ServerResponse
    await sendOnce(page, asked, answer)
    return finishPage(page)
  },
  'for everybody, before it has lasted': async (page) => finishForNow(page),
  'with gaps for names': (page) => finishGappedPage(page, [mark]),
}

async function heldBy(finish: (page: RenderedPage) => Promise<KeptPage>) {
  await clear()
  const before = process.memoryUsage()
  const pages: KeptPage[] = []
  for (let turn = 0; turn < 30; turn++) pages.push(await finish(pageOf()))
  await clear()
  const after = process.memoryUsage()
  return {
    said: pages.reduce((sum, { bytes }) => sum + bytes, 0),
    held: after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers,
  }
}

it.each(Object.keys(kinds))('a page that is kept takes no more memory than it says: %s', async (kind) => {
  // What is made once of all pages is made before.
  await heldBy(kinds[kind])
  const { said, held } = await heldBy(kinds[kind])
  // Others of the same process let some go meanwhile, or take some.
  expect(held / said).toBeLessThan(1.4)
  expect(held / said).toBeGreaterThan(0.5)
})
