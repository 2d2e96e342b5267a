import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const modules = globSync('src/{pages,ui}/**/*.tsx').map((file) => {
  const code = readFileSync(file, 'utf8')
  return { file, code, sheets: Array.from(code.matchAll(/^import '(\..+\.css)'/gm), ([, path]) => join(dirname(file), path)) }
})
const comesWith = (face: string) => (sheets: readonly string[]) => sheets.includes(`src/ui/styles/${face}.css`)

it.each([
  [
    'faces-light',
    /font: (?:[1-4]\d\d|5[0-4]\d) [^;]*--font-serif|font-family: var\(--font-serif\)|\bh[1-3] \{[^{}]*font-weight: (?:[1-4]\d\d|5[0-4]\d);/,
  ],
  ['faces-italic', /font-style: italic/],
])('%s comes with each sheet that sets something in it', (face, sets) => {
  const setting = globSync('src/{pages,ui}/**/*.css').filter(
    (file) => !/styles\/(?:base|fonts|faces-\w+)\.css$/.test(file) && sets.test(readFileSync(file, 'utf8')),
  )
  const using = modules.filter(({ sheets }) => sheets.some((sheet) => setting.includes(sheet)))
  expect(using.length).toBeGreaterThan(0)
  expect(using.filter(({ sheets }) => !comesWith(face)(sheets)).map(({ file }) => file)).toEqual([])
})

it('both come with what is written freely', () => {
  const free = modules.filter(({ code }) => /className=.*\b(?:rich|article-text)\b.*dangerouslySetInnerHTML/.test(code))
  expect(free).toHaveLength(2)
  for (const { sheets } of free) expect(['faces-light', 'faces-italic'].every((face) => comesWith(face)(sheets))).toBe(true)
})
