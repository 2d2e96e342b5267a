import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
const product = read('docs/product.md')

describe('the documents', () => {
  it.each(documents)('%s leads to files there are', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link))
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
  })

  /** Made up, to show how a section and a kind are declared. */
  const examples = new Set(['src/content/careers/careers-benefits.ts', 'src/editor/openings/opening-kind.ts'])

  it.each(documents)('%s names files there are', (file) => {
    const named = [...read(file).matchAll(/`((?:src|scripts|tests|docs|tenants)\/[\w/.-]+)`/g)].map(([, path]) => path)
    const isThere = (path: string) => existsSync(join(root, path)) || existsSync(join(root, `${path}.test.ts`))
    expect(named.filter((path) => !isThere(path) && !examples.has(path))).toEqual([])
  })

  it('name tests there are for what the product does', () => {
    const named = [...product.matchAll(/`((?:e2e|calls|identity|media|campaigns)\/[\w-]*)`/g)].map(([, test]) => test)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((test) => !existsSync(join(root, 'tests', test.endsWith('/') ? test : `${test}.test.ts`)))).toEqual([])
  })

  it('name tests there are for what is promised about security', () => {
    const tests = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root })
    const named = [...read('docs/security.md').matchAll(/[\w./-]+\.test\.tsx?/g)].map(([test]) => test)
    expect(named.length).toBeGreaterThan(100)
    // By its whole path, or by its name where the path was said before.
    expect(named.filter((name) => !tests.some((test) => (name.includes('/') ? test === name : test.endsWith(`/${name}`))))).toEqual([])
  })
})

describe('the maps', () => {
  const foldersOf = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []))

  it.each([
    ['README.md', 'The map', 'src'],
    ['README.md', 'The map', 'src/server'],
    ['docs/architecture.md', 'Rooms', 'src'],
    ['docs/architecture.md', 'Rooms', 'src/server'],
  ])('of %s, "%s", names every folder of %s', (file, heading, path) => {
    const [, after = ''] = read(file).split(`## ${heading}\n`)
    const named = new Set(after.split('\n## ')[0].split(/[^\w-]+/))
    expect(foldersOf(path).filter((name) => !named.has(name))).toEqual([])
  })
})

describe('what the code cites', () => {
  const sources = globSync(['*.ts', '{src,scripts,tests}/**/*.{ts,tsx,mjs,css}'], { cwd: root })
  const cited = (pattern: RegExp) => sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([, what]) => ({ file, what })))

  it('are documents there are', () => {
    const missing = cited(/(docs\/[\w/.-]+\.(?:md|json))/g).filter(({ what }) => !existsSync(join(root, what)))
    expect(missing).toEqual([])
  })

  it('are decisions there are', () => {
    const numbers = new Set(globSync('docs/decisions/*.md', { cwd: root }).map((file) => file.match(/(\d{4})-/)?.[1]))
    expect(cited(/docs\/decisions\/(\d{4})/g).filter(({ what }) => !numbers.has(what))).toEqual([])
  })

  it('are rows and points there are', () => {
    const rows = new Set([...product.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, row]) => row))
    expect(rows.size).toBeGreaterThan(50)
    expect(cited(/docs\/product\.md, (\w+)/g).filter(({ what }) => !rows.has(what))).toEqual([])
    const points = new Set([...read('docs/settled.md').matchAll(/^(\d+)\. /gm)].map(([, point]) => point))
    expect(cited(/docs\/settled\.md, (\d+)/g).filter(({ what }) => !points.has(what))).toEqual([])
  })
})
