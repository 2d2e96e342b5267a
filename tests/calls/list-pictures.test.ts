import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

async function upload(as: TestPerson, client: string, background: string) {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  const headers = { cookie: await site.cookieOf(as) }
  const answer = await fetch(`${site.origin}/api/cms/upload-image?client=${client}`, { method: 'POST', headers, body })
  site.clock.advance(1_000)
  return ((await answer.json()) as { path: string }).path
}

async function list(as: TestPerson, query = 'client=windbreak') {
  const answer = await fetch(`${site.origin}/api/cms/pictures?${query}`, { headers: { cookie: await site.cookieOf(as) } })
  return (await answer.json()) as { result: { path: string; uploadedAt: string; width: number }[]; more: boolean }
}

it('lists the pictures of this insurer, newest first, and those before a moment', async () => {
  const [first, second] = [await upload('admin', 'windbreak', '#111'), await upload('secondAdmin', 'windbreak', '#222')]
  await upload('otherAdmin', 'prairie', '#333')
  const { result, more } = await list('admin')
  expect([result.map(({ path }) => path), more, result[0].width]).toEqual([[second, first], false, 20])
  const before = await list('admin', `client=windbreak&before=${encodeURIComponent(result[0].uploadedAt)}`)
  expect(before.result.map(({ path }) => path)).toEqual([first])
})

it('lists a picture that two insurers uploaded to both of them', async () => {
  const path = await upload('admin', 'windbreak', '#444')
  expect((await list('otherAdmin', 'client=prairie')).result.map((each) => each.path)).not.toContain(path)
  expect(await upload('otherAdmin', 'prairie', '#444')).toBe(path)
  for (const [as, query] of [
    ['admin', 'client=windbreak'],
    ['otherAdmin', 'client=prairie'],
  ] as const)
    expect((await list(as, query)).result.filter((each) => each.path === path)).toHaveLength(1)
})
