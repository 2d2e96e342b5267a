import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** What these files export by this pattern, and a text does not name but where it imports it. */
function unnamedIn(text: string, files: readonly string[], pattern: RegExp): string[] {
  const exported = files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => ({ file, name })))
  expect(exported.length).toBeGreaterThan(1)
  const used = text.replaceAll(/^import .*$/gm, '')
  return exported.flatMap(({ file, name }) => (new RegExp(`\\b${name}\\b`).test(used) ? [] : [`${file}: ${name}`]))
}

it('every noun is a line of src/server/app.ts: of another nothing is served', () => {
  const nouns = globSync('src/server/nouns/*-noun.ts')
  expect(unnamedIn(read('src/server/app.ts'), nouns, /^export (?:async )?function (create\w+Noun)\b/gm)).toEqual([])
})

it('all things of a kind are edited: by an ItemKind on the server, and by a kind in src/editor/', () => {
  const things = globSync('src/nouns/**/*.ts')
  const pattern = /^export const (\w+) = defineThings\(/gm
  for (const place of ['src/server/*/*-kind*.ts', 'src/editor/*/*-kind*.ts'])
    expect(
      unnamedIn(
        globSync(place, { exclude: ['**/*.test.ts'] })
          .map(read)
          .join('\n'),
        things,
        pattern,
      ),
    ).toEqual([])
})

it('every kind in src/editor/ is a line of src/editor/kinds/editor-kinds.ts: what another is of opens no panel', () => {
  const kinds = globSync('src/editor/*/*-kind.ts').filter((file) => !file.endsWith('/item-kind.ts'))
  expect(unnamedIn(read('src/editor/kinds/editor-kinds.ts'), kinds, /^export const (\w+Kind)\b/gm)).toEqual([])
})
