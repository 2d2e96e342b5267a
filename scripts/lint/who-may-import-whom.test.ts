import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ground, nouns, packages, rooms } from './rooms.mjs'
import { mayImport, roomOf } from './who-may-import-whom.mjs'

type Room = { at: string[]; may: string[]; types?: string[] }
const table = Object.entries(rooms as Record<string, Room>)
const root = join(import.meta.dirname, '..', '..')

/** What nobody may ever write into the table, whatever else changes. */
const never: Record<string, string[]> = {
  fields: ['ui', 'words'],
  ui: ['art', 'enhance', 'content'],
  calls: ['content'],
  nouns: ['content', 'server/agents'],
  content: ['calls', 'pages'],
  enhance: ['content', 'words', 'editor'],
  editor: ['pages', 'server/api'],
  pages: ['editor', 'demo', 'server/app'],
  'server/db': ['server/api', 'server/content'],
  'server/http': ['server/agents'],
  'server/items': ['server/agents'],
  'server/content': ['demo', 'server/items', 'server/nouns'],
  'server/agents': ['art', 'server/api'],
  'server/api': ['art', 'enhance', 'server/db'],
  'server/pages': ['editor', 'pages'],
  'server/app': ['art', 'demo', 'pages'],
}

describe('the table', () => {
  it.each(Object.entries(never))('never lets %s import %j', (from, refused) => {
    expect(refused.map((to) => [to, mayImport(from, to, false)])).toEqual(refused.map((to) => [to, false]))
    expect(Object.keys(rooms)).toEqual(expect.arrayContaining([from, ...refused]))
  })

  it('finds the room of every place in it', () => {
    for (const [room, { at }] of table) expect(at.map((place) => roomOf(place.replace(/\/$/, '/any.ts')))).toEqual(at.map(() => room))
    expect(roomOf('src/routes.test.ts')).toBe('routes')
  })

  it('names only rooms there are, each once', () => {
    for (const [, { may, types = [] }] of table) {
      expect(Object.keys(rooms)).toEqual(expect.arrayContaining([...may, ...types]))
      expect(new Set([...may, ...types]).size).toBe(may.length + types.length)
    }
  })

  it('leads nowhere in a circle', () => {
    const circles = table.map(([room]) => [...circleFrom(room, [room])]).filter((circle) => circle.length > 0)
    expect(circles).toEqual([])
  })

  it('allows nothing that no file needs', () => {
    const walked = arrowsOfFiles()
    const asGroup = (from: string, to: string) =>
      from === 'tests' || ground.includes(to) || (nouns.includes(to) && ['server/api', 'server/nouns'].includes(from))
    const idle = table.flatMap(([from, { may, types = [] }]) => [
      ...may.filter((to) => !asGroup(from, to) && !walked.has(`${from} → ${to}`)).map((to) => `${from} → ${to}`),
      ...types.filter((to) => !walked.has(`${from} → types of ${to}`)).map((to) => `${from} → types of ${to}`),
    ])
    expect(idle).toEqual([])
  })

  it('has a room for everything in src', () => {
    const folders = ['src', 'src/server'].flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true }).map((each) => `${folder}/${each.name}${each.isDirectory() ? '/' : ''}`),
    )
    expect(folders.filter((path) => path !== 'src/server/' && !roomOf(`${path}${path.endsWith('/') ? 'any.ts' : ''}`))).toEqual([])
  })
})

/** Every arrow there could be, each a line of a file in its room, looked at by lint with the settings of this repository. */
describe('lint', () => {
  const copy = mkdtempSync(join(tmpdir(), 'shelterbelt-lint-'))
  const lines = new Map<string, string[]>()
  let refused = new Map<string, string>()

  beforeAll(async () => {
    for (const file of ['.oxlintrc.json', 'scripts/lint']) cpSync(join(root, file), join(copy, file), { recursive: true })
    for (const [from] of table) {
      const arrows = table.flatMap(([to]) => (to === from ? [] : [valueOf(from, to), typeOf(from, to)]))
      write(placeIn(from), [...arrows, ...Object.keys(packages).map((name) => `import '${name}'`)])
    }
    write('src/fields/other-ways.ts', [
      "export { a } from '../server/app.ts'",
      "export * from '../server/app.ts'",
      "export const b = () => import('../server/app.ts')",
      "export type C = import('../server/app.ts').C",
      "import '../server/app.ts?raw'",
    ])
    write('src/fields/beside.test.ts', ["import '../../tests/fixtures/any.ts'", "import '../ui/any.ts'"])
    write('src/elsewhere/in-no-room.ts', ["import './any.ts'"])
    refused = await lint(copy)
  }, 60_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  it.each(table.map(([from]) => from))('%s imports what the table allows and nothing else', (from) => {
    for (const [to] of table.filter(([each]) => each !== from)) {
      const said = [valueOf(from, to), typeOf(from, to)].map((line) => refusalAt(from, line)?.split(/[.(]/)[0].trim())
      const refusal = `${from} may not import ${to}`
      expect([to, ...said]).toEqual([to, ...[false, true].map((typeOnly) => (mayImport(from, to, typeOnly) ? undefined : refusal))])
    }
  })

  it.each(Object.entries(packages as Record<string, { for: string[] }>))('%s is for its rooms only', (name, { for: rightful }) => {
    for (const [from] of table) expect([from, refusalAt(from, `import '${name}'`) === undefined]).toEqual([from, rightful.includes(from)])
  })

  it('looks at every way to import', () => {
    expect([1, 2, 3, 4, 5].map((line) => refused.has(`src/fields/other-ways.ts:${line}`))).toEqual([true, true, true, true, true])
  })

  it('lets a test beside the code use the fixtures, and no other room', () => {
    expect([1, 2].map((line) => refused.has(`src/fields/beside.test.ts:${line}`))).toEqual([false, true])
  })

  it('says that a new folder needs a room', () => {
    expect(refused.get('src/elsewhere/in-no-room.ts:1')).toContain('is in no room')
  })

  function write(file: string, content: string[]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), `${content.join('\n')}\n`)
    lines.set(file, content)
  }

  const refusalAt = (from: string, line: string) => {
    const at = (lines.get(placeIn(from)) ?? []).indexOf(line) + 1
    if (at === 0) throw new Error(`${placeIn(from)} has no line ${line}`)
    return refused.get(`${placeIn(from)}:${at}`)
  }
})

/** Every arrow that a file of this repository walks, tests beside the code too: "demo → content", "forms → types of routes". */
function arrowsOfFiles(): Set<string> {
  const arrows = new Set<string>()
  for (const file of globSync(['server.ts', 'src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'], { cwd: root })) {
    const imports = readFileSync(join(root, file), 'utf8').matchAll(
      /(?:^(?:im|ex)port(?<types> type)? [^'"`;]*?|\bimport\()'(?<path>\.[^'?]+)/gm,
    )
    for (const { groups } of imports) {
      const to = roomOf(relative(root, join(root, dirname(file), groups?.path ?? '')))
      arrows.add(`${roomOf(file)} → ${groups?.types ? 'types of ' : ''}${to}`)
    }
  }
  return arrows
}

/** A file of that room: the room itself, or one in its folder. */
function placeIn(room: string) {
  const [place] = (rooms as Record<string, Room>)[room].at
  return place.endsWith('/') ? `${place}every-arrow.ts` : place
}

function pathTo(from: string, to: string) {
  const path = relative(dirname(placeIn(from)), placeIn(to))
  return path.startsWith('.') ? path : `./${path}`
}
const valueOf = (from: string, to: string) => `import '${pathTo(from, to)}'`
const typeOf = (from: string, to: string) => `import type * as ${to.replaceAll(/\W/g, '')} from '${pathTo(from, to)}'`

/** Rooms on the way from a room back to itself, by values; types leave no arrow behind. */
function circleFrom(room: string, way: string[], seen = new Set<string>()): string[] {
  for (const next of (rooms as Record<string, Room>)[room].may) {
    if (next === way[0]) return [...way, next]
    if (seen.has(next)) continue
    seen.add(next)
    const circle = circleFrom(next, [...way, next], seen)
    if (circle.length > 0) return circle
  }
  return []
}

/** What the rule refuses, by "file:line". */
async function lint(folder: string): Promise<Map<string, string>> {
  type Said = { message: string; code: string; filename: string; labels: { span: { line: number } }[] }
  const bin = join(root, 'node_modules/oxlint/bin/oxlint')
  // Lint ends with 1 when it refuses something, which is what is wanted here.
  const run = promisify(execFile)(process.execPath, [bin, '--format', 'json'], { cwd: folder, maxBuffer: 2 ** 28 })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Said[] }
  const ours = diagnostics.filter(({ code }) => code === 'rooms(who-may-import-whom)')
  return new Map(ours.map(({ filename, labels, message }) => [`${filename}:${labels[0].span.line}`, message]))
}
