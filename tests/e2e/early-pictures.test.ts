import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '../fixtures/browser.ts'
import { startRealSite, type RealSite } from '../fixtures/real-site.ts'
import { walkDown } from '../fixtures/walk-down.ts'

const folder = mkdtempSync(join(tmpdir(), 'shelterbelt-early-'))
const art = join(folder, 'build/art')
let site: RealSite
let browser: Browser

// A build whose pictures are named and not drawn, opened as `npm start` opens it.
beforeAll(async () => {
  mkdirSync(join(folder, 'build'))
  const others = readdirSync('build').filter((name) => !name.startsWith('.') && !['art', 'sketches', 'database'].includes(name))
  for (const name of others) symlinkSync(resolve('build', name), join(folder, 'build', name))
  // A real folder, since a new site begins with a copy of it.
  cpSync('build/database', join(folder, 'build/database'), { recursive: true })
  execFileSync(process.execPath, [resolve('scripts/build-art.ts')], { cwd: folder })
  const open = `import { serveSite } from ${JSON.stringify(resolve('scripts/serve-site.mjs'))}; serveSite(process.execPath)`
  const command = ['--input-type=module', '--eval', open]
  ;[site, browser] = await Promise.all([
    startRealSite({ TENANTS: resolve('tenants/windbreak.json') }, { cwd: folder, command }),
    launchBrowser(),
  ])
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a page asked for while the pictures are still being drawn', () => {
  it('is whole, and what it is made of may be kept', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const pictures: { url: string; status: number; kept: string | undefined }[] = []
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url())
      if (pathname.startsWith('/art/')) pictures.push({ url: pathname, status: answer.status(), kept: answer.headers()['cache-control'] })
    })
    expect(notDrawn()).toContain('avif')
    await page.goto(`${site.origin}/360`)
    await walkDown(page)
    await page.waitForFunction(() =>
      [...document.images].filter((image) => image.checkVisibility()).every((image) => image.complete && image.naturalWidth > 0),
    )
    expect(pictures.filter(({ status, kept }) => status !== 200 || !kept?.includes('immutable'))).toEqual([])
    expect(pictures.filter(({ url }) => url.endsWith('.avif')).length).toBeGreaterThan(3)
    // Else nothing was shown: they had all been there.
    expect(existsSync(join(art, 'work-left.json'))).toBe(true)
  })

  it('has the preview that is drawn last as soon as somebody asks for it', async () => {
    const html = await (await fetch(`${site.origin}/360/disclosure`)).text()
    const [, preview = ''] = /<meta property="og:image" content="[^"]*(\/art\/[^"]+\.jpg)"/.exec(html) ?? []
    const answer = await fetch(site.origin + preview)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(notDrawn()).toContain('br')
  })

  it('finds no picture that was never declared', async () => {
    expect((await fetch(`${site.origin}/art/nowhere-360-00000000.avif`)).status).toBe(404)
  })
})

/** The kinds of files that are still to come, by their endings; of a build that is ready there would be none. */
function notDrawn(): string[] {
  const files = new Set(readdirSync(art))
  const manifest = JSON.parse(readFileSync(join(art, 'work-left.json'), 'utf8')) as { file: string }[]
  return manifest.filter(({ file }) => !files.has(file)).map(({ file }) => file.replace(/^.*\./, ''))
}
