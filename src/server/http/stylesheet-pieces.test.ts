import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isWithin, readStylesheet } from './stylesheet-pieces.ts'

describe('a stylesheet in pieces', () => {
  it('is whole where it says nothing of what it is only with', () => {
    const css = '@supports (color:red){a{b:c}}@layer x{p{q:r}}'
    expect(readStylesheet(css)).toEqual([{ css }])
  })

  it('has what is only with something by itself, braces in strings and blocks in blocks included', () => {
    const css = `a{b:c}@layer x{@supports (--only-with:.y){.y:before{content:"}"}@media print{.y{d:e}}}}f{g:h}`
    expect(readStylesheet(css)).toEqual([
      { css: 'a{b:c}@layer x{' },
      { css: '.y:before{content:"}"}@media print{.y{d:e}}', onlyWith: '.y' },
      { css: '}f{g:h}' },
    ])
  })
})

describe('a class', () => {
  it.each(['<p class="notice">', '<p id="a" class="wide notice">', '<p class="notice wide">', '<p class="a notice b">'])(
    'is found in %s',
    (html) => expect(isWithin(html, '.notice')).toBe(true),
  )

  it.each(['<p>a notice of it', '<p class="notices">', '<p class="my-notice">', '<p id="notice">', '<p class="a" title="a notice b">', ''])(
    'is not found in %s',
    (html) => expect(isWithin(html, '.notice')).toBe(false),
  )
})

const only = globSync('src/**/*.css').flatMap((file) =>
  readStylesheet(withoutComments(readFileSync(file, 'utf8')))
    .filter(({ onlyWith }) => onlyWith)
    .map((piece) => ({ file, ...piece })),
)

describe('what sheets have only with something', () => {
  it('is of the frame of the site and of what stands in place of a page', () =>
    expect(only.map(({ onlyWith }) => onlyWith).toSorted()).toEqual(['.account', '.lost', '.notice', '.slim-footer', '.slim-header']))

  it.each(only)('$file: each of its rules takes a class that begins with $onlyWith', ({ css, onlyWith = '' }) => {
    const rules = outermostRules(css)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((selector) => !selector.split(/,(?![^(]*\))/).every((each) => each.includes(onlyWith)))).toEqual([])
  })
})

/** As the build leaves them. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, '')
}

/** The selectors of rules that lie in no other rule, whatever layers and conditions they lie in. */
function outermostRules(css: string): string[] {
  const found: string[] = []
  const inRule: boolean[] = []
  for (const [, prelude = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    const selector = prelude.trim()
    if (brace === '{' && !selector.startsWith('@') && !inRule.includes(true)) found.push(selector)
    if (brace === '{') inRule.push(!selector.startsWith('@'))
    if (brace === '}') inRule.pop()
  }
  return found
}
