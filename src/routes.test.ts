import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address, pages } from './routes.ts'

it('is the only place that spells the address of a page', () => {
  const paths = new Set<string>([...Object.values(address), ...Object.values(pages).map(({ path }) => path)])
  const homes = ['src/routes.ts', 'src/insurance-path.ts']
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !homes.includes(file))
  // What a quote or a parenthesis opens, up to where a query, an anchor or the end of the text begins.
  const spelled = files.flatMap((file) =>
    [...code(file).matchAll(/['"`](\/[\w&/-]*)(?=['"`?#$])/g)]
      .filter(([, path = '']) => path !== '/' && paths.has(path.replace(/(?<=.)\/$/, '')))
      .map(([found]) => `${file}: ${found}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(spelled).toEqual([])
})

const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
