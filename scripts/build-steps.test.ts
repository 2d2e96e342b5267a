import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inputsOfAll, steps, type Step } from './build-steps.ts'

describe('a step of the build', () => {
  it.each(steps)('is made anew when anything changes that it is made of: $name', (step) => {
    const used = filesUsedBy(step)
    expect(used.length).toBeGreaterThan(0)
    const inputs = [...inputsOfAll, ...step.inputs]
    expect(used.filter((file) => !inputs.some((input) => matchesGlob(file, input)))).toEqual([])
  })

  it.each(steps)('waits for the steps whose results it reads: $name', ({ after, inputs }) => {
    const before = new Set([...after, ...steps.filter(({ name }) => after.includes(name)).flatMap((step) => step.after)])
    const read = steps.filter(({ result }) => inputs.includes(result)).map(({ name }) => name)
    expect(read.filter((name) => !before.has(name))).toEqual([])
  })
})

describe('the pages', () => {
  const isInput = (file: string) => steps.find(({ name }) => name === 'pages')?.inputs.some((input) => matchesGlob(file, input))

  it('are built anew when words change, or a folder that is new', () => {
    expect(isInput('src/words/english/home-words.ts')).toBe(true)
    expect(isInput('src/a-folder-of-tomorrow/deep/file.ts')).toBe(true)
    expect(isInput('src/routes.ts')).toBe(true)
  })

  it('are not built anew when only the server changes', () => {
    expect(isInput('src/server/app.ts')).toBe(false)
  })
})

describe('the server', () => {
  it('carries what was learnt of how people ask, and none of the ways it was learnt from', () => {
    const used = steps.filter(({ name }) => name === 'server').flatMap(filesUsedBy)
    expect(used).toContain('src/server/search/learnt-files.ts')
    expect(used.filter((file) => file.startsWith('src/nouns/search/how-people-ask/'))).toEqual([])
  })
})

/** Every file of ours that the step's modules import, and what these import; types alone leave nothing in what is built. */
function filesUsedBy({ entries }: Step): string[] {
  const seen = new Set<string>()
  for (const queue = globSync(entries); queue.length > 0;) {
    const file = queue.pop() as string
    if (seen.has(file) || /\.test\.tsx?$/.test(file)) continue
    seen.add(file)
    queue.push(...importsOf(file))
  }
  return [...seen].filter((file) => !file.startsWith('build/'))
}

function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const found = [
    ...code.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'(\.[^'"]+)'/gm),
    ...code.matchAll(/^import\s+'(\.[^'"]+)'/gm),
    ...code.matchAll(/\bimport\(\s*'(\.[^'"]+)'/g),
    ...code.matchAll(/@import\s+'(\.[^'"]+)'/g),
  ]
  const files = found.map(([, path]) => join(dirname(file), path.replace(/\?.*$/, '')))
  return files.filter((each) => existsSync(each) && statSync(each).isFile())
}
