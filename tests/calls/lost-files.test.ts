import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { uploadImage, uploadPdf } from '../../src/calls/addresses.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { jpeg, pdf, png } from '../media/sample-pictures.ts'

let site: TestApp
const addresses: string[] = []
const log: string[] = []
beforeAll(async () => {
  site = await startTestApp({ log })
  addresses.push(await upload(uploadImage.path, await jpeg(), 'barn.jpg'), await upload(uploadPdf.path, pdf, 'rates.pdf'))
})
afterAll(() => site?.close())

async function upload(path: string, bytes: Uint8Array, name: string): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(site.origin + path, { method: 'POST', body: form, headers: { cookie: await site.cookieOf('admin') } })
  return ((await answer.json()) as { path: string }).path
}

/** What a start says of the files, where it has `lost` any, and how they are answered then. */
async function start({ lost = 0 } = {}) {
  const log: string[] = []
  const another = await startTestApp({ besides: site, log })
  try {
    const statuses = await Promise.all(addresses.map(async (address) => (await fetch(another.origin + address)).status))
    const said = () =>
      log
        .map((line) => JSON.parse(line) as { msg: string; lost?: number; ofTheLast?: number })
        .filter(({ msg }) => msg.includes('uploaded'))
    // No start waits for it.
    await vi.waitUntil(() => lost === 0 || said().length > 0, 10_000)
    return { statuses, said: said() }
  } finally {
    await another.close()
  }
}

it('a start says that files people uploaded are gone, how many, and what to do; nothing where they are there', async () => {
  const media = join(site.folder, 'media')
  expect(await start()).toEqual({ statuses: [200, 200], said: [] })

  renameSync(media, `${media}.away`)
  const { statuses, said } = await start({ lost: 2 })
  expect(statuses).toEqual([404, 404])
  expect(said).toEqual([
    expect.objectContaining({ lost: 2, ofTheLast: 2, msg: expect.stringContaining('put its files back from a backup') }),
  ])

  rmSync(media, { recursive: true })
  renameSync(`${media}.away`, media)
  const [one] = readdirSync(media).filter((name) => !name.startsWith('.'))
  renameSync(join(media, one), join(site.folder, one))
  expect((await start({ lost: 1 })).said).toEqual([expect.objectContaining({ lost: 1, ofTheLast: 2 })])
  renameSync(join(site.folder, one), join(media, one))
  expect(await start()).toEqual({ statuses: [200, 200], said: [] })
})

it('a file that cannot be looked at is told of as one that is gone, and keeps no site from starting', async () => {
  const media = join(site.folder, 'media')
  const [one] = readdirSync(media).filter((name) => !name.startsWith('.'))
  renameSync(join(media, one), join(site.folder, one))
  // Where there should be a folder: the system says ENOTDIR of what is looked for within.
  writeFileSync(join(media, one), '')
  const { said } = await start({ lost: 1 })
  expect(said).toEqual([expect.objectContaining({ lost: 1, ofTheLast: 2 })])
  rmSync(join(media, one))
  renameSync(join(site.folder, one), join(media, one))
})

it.each([
  ['removed', () => {}],
  ['empty', (media: string) => mkdirSync(media)],
])(
  'a folder that is %s under a site that runs takes nothing, since what is mounted there again would hide it, and the log says why',
  async (_how, leave) => {
    const media = join(site.folder, 'media')
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await png(33, 44))]), 'silo.png')
    const another = async () =>
      fetch(site.origin + uploadImage.path, { method: 'POST', body: form, headers: { cookie: await site.cookieOf('admin') } })
    log.length = 0
    renameSync(media, `${media}.away`)
    leave(media)
    const answer = await another()
    rmSync(media, { recursive: true, force: true })
    renameSync(`${media}.away`, media)
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('nothing can be saved')])
    expect(log.join()).toContain('was removed or emptied, or is no longer mounted')
    expect((await another()).status).toBe(200)
  },
)
