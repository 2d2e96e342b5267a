import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { address, pages } from './routes.ts'

/** Of pages, and of what the server itself answers on the insurance site. */
const homesOf = ['routes', 'area-pages', 'page-row', 'insurance-path', 'article-paths', 'fields/pdf', 'nouns/hub/token-link']

it('is the only place that spells the address of a page', () => {
  const paths = new Set<string>([...Object.values(address), ...Object.values(pages).map(({ path }) => path)])
  const homes = new Set(homesOf.map((name) => `src/${name}.ts`))
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file) && !homes.has(file))
  // What a quote opens, up to where a query, an anchor or the end of the text begins; and whatever is of the insurance site anywhere.
  const spelled = files.flatMap((file) =>
    [...code(file).matchAll(/['"`](?!\/360\/)(\/[\w&/-]*)(?=['"`?#$])|(\\?\/360\\?\/[\w&-]+)/g)]
      .filter(([, path = '', inside]) => inside || (!/^\/+$/.test(path) && paths.has(path.replace(/(?<=.)\/$/, ''))))
      .map(([found]) => `${file}: ${found}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(spelled).toEqual([])
})

const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
