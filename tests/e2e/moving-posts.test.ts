import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverEnvironment } from '../../scripts/server-command.mjs'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'

const exported = 'tests/fixtures/exports/wordpress.xml'

let folder: string
let site: RealSite
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-moving-'))
  site = await start()
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = () => startRealSite({ DATA_DIR: join(folder, 'data') })

/** The command as `npm run import:posts` and `npm run export:posts` run it. */
async function run(...words: string[]) {
  const env = {
    ...serverEnvironment,
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    ALLOW_SANDBOX_IDENTITY: '1',
    ALLOW_SANDBOX_PAYMENTS: '1',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/posts.mjs', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.on('data', (words) => void (said += String(words)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const look = (path: string) => fetch(site.origin + path, { redirect: 'manual' })

describe('moving here', () => {
  it('asks for the site to be stopped, says what it reads, and then brings the posts', async () => {
    expect(await run('import', exported)).toEqual({
      code: 1,
      said: 'The site runs on this database. Stop it, do this, and start it again.\n',
    })
    await site.close()
    expect(await run('import')).toEqual({ code: 1, said: expect.stringContaining('What is to be done?') })
    expect(await run('import', 'package.json')).toEqual({ code: 1, said: 'This is no export of Ghost.\n' })
    expect(await run('import', join(folder, 'nothing.xml'))).toEqual({ code: 1, said: `There is no ${join(folder, 'nothing.xml')}.\n` })
    expect(await run('import', exported, '--tenant', 'nobody')).toEqual({
      code: 1,
      said: expect.stringContaining('There is no tenant nobody'),
    })
    expect(await run('import', exported)).toEqual({
      code: 0,
      said: expect.stringContaining('4 posts were brought: 2 published, 2 as drafts.'),
    })
    expect(await run('import', exported)).toEqual({
      code: 0,
      said: expect.stringContaining('4 posts were brought before and left as they are.'),
    })
    expect(await run('export', join(folder, 'taken'))).toEqual({
      code: 0,
      said: expect.stringMatching(/^\d+ posts and 1 pictures are in /),
    })
    expect(readdirSync(join(folder, 'taken'))).toContain('when-hail-comes.md')
    site = await start()
  })

  it('leads on from the addresses the posts had', async () => {
    const moved = await look('/2019/05/When-Hail-Comes/')
    expect(moved.status).toBe(301)
    const address = moved.headers.get('location') ?? ''
    expect(address).toMatch(/^\/360\/about\/blog\/\d+-when-hail-comes$/)
    const page = await look(address)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<h1')
    for (const path of ['/2020/01/ours', '/2019/05', '/%E0%A4%A', '/old/%00'])
      expect({ path, status: (await look(path)).status }).toEqual({ path, status: 404 })
  })
})
