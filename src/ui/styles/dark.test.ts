import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const declaredIn = (css: string): string[] => css.match(/--[a-z\d-]+(?=:)/g) ?? []

it.each([
  ['src/ui/styles/dark.css', 'src/ui/styles/tokens.css'],
  ['src/editor/styles/tokens.css', 'src/editor/styles/tokens.css'],
])('%s names no token that there is not by day', (dark, tokens) => {
  const [before, block = ''] = read(dark).split('(prefers-color-scheme: dark) {')
  const byDay = new Set(declaredIn(dark === tokens ? before : read(tokens)))
  const byNight = declaredIn(block)
  expect(byNight.length).toBeGreaterThan(0)
  expect(byNight.filter((name) => !byDay.has(name))).toEqual([])
})

/** What would stay as it is by day: dark words on dark paper, and white paper. */
const dayOnly = [
  /(?<![-\w])(?:color|fill|stroke|border[a-z-]*): [^;]*var\(--(?:color|ed)-(?:spruce|deep|sky|sky-deep|clay|clay-hover|error|ok)\)/,
  /background(?:-color)?: (?:#fff\b|white\b|var\(--color-white\))/,
]

it('every sheet writes with inks and lays its words on paper that both schemes have', () => {
  const found = globSync(['src/**/*.css'])
    .filter((file) => !/(tokens|print)\.css$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (dayOnly.some((each) => each.test(line)) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(found).toEqual([])
})
