import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '../fixtures/page-paths.ts'
import { startRealSite, type RealSite, type SamplePerson } from '../fixtures/real-site.ts'

let site: RealSite
beforeAll(async () => {
  site = await startRealSite()
})
afterAll(() => site?.close())

type Manifest = Record<string, { file: string; src?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>
const manifest = JSON.parse(readFileSync('build/site/client/.vite/manifest.json', 'utf8')) as Manifest
const paths = [...pagePaths, '/nowhere']
const askers: (SamplePerson | 'visitor')[] = ['visitor', 'stranger', 'customer', 'agent']

/** Every file that a page can lead to: what it names, what those import, now or later. */
function reachable(html: string): Set<string> {
  const files = new Set<string>()
  const entries = new Map(Object.entries(manifest).map(([key, chunk]) => [`/${chunk.file}`, key]))
  const queue = [...html.matchAll(/["'](\/(?:assets|enhance)\/[^"']+)["']/g)].map(([, file]) => file)
  while (queue.length > 0) {
    const file = queue.pop() as string
    if (files.has(file)) continue
    files.add(file)
    const chunk = manifest[entries.get(file) ?? '']
    for (const key of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) queue.push(`/${manifest[key].file}`)
  }
  return files
}

/** Files that exist for editing alone: the editor's entry and all that only it leads to. */
function editorFiles(): string[] {
  const of = (keys: string[]) => {
    const seen = new Set<string>()
    const queue = [...keys]
    while (queue.length > 0) {
      const key = queue.pop() as string
      if (seen.has(key)) continue
      seen.add(key)
      queue.push(...(manifest[key].imports ?? []), ...(manifest[key].dynamicImports ?? []))
    }
    return seen
  }
  const others = of(Object.keys(manifest).filter((key) => manifest[key].src && !key.startsWith('src/editor/')))
  return [...of(['src/editor/editor-entry.tsx'])].filter((key) => !others.has(key)).map((key) => `/${manifest[key].file}`)
}

describe.each(askers)('what a %s gets', (asker) => {
  it.each(paths)('%s leads to no file of the editor and names nothing of it', async (path) => {
    const headers: Record<string, string> = asker === 'visitor' ? {} : { cookie: await site.cookieOf(asker) }
    const html = await (await fetch(site.origin + path, { headers })).text()
    const files = reachable(html)
    expect(files.size).toBeGreaterThan(0)
    expect(editorFiles().filter((file) => files.has(file))).toEqual([])
    // In the markup: what an insurer's own sentences say of pencils and editors is their business.
    const markup = [...html.matchAll(/<(?!meta)[^>]+>/g)].join('')
    expect(markup).not.toMatch(/editor|editing|pencil|revision|savedBy/i)
    for (const file of files) {
      if (!file.endsWith('.js')) continue
      const code = await (await fetch(site.origin + file)).text()
      expect(code).not.toMatch(/Edit Header|add-new|upload-image|get-section-history|editor-entry/)
    }
  })
})

describe('what an admin gets', () => {
  it('is the editor, so that the test above can fail', async () => {
    const html = await (await fetch(`${site.origin}/360`, { headers: { cookie: await site.cookieOf('admin') } })).text()
    expect(editorFiles().length).toBeGreaterThan(1)
    expect([...reachable(html)].filter((file) => editorFiles().includes(file)).length).toBeGreaterThan(0)
    expect(html).toContain('id="editing"')
  })
})
