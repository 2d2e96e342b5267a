import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const built = globSync(['build/server/*.js', 'build/site/server/**/*.js'])

it('the server’s built files have no letter that makes V8 keep all of one in two bytes each', () => {
  expect(built.length).toBeGreaterThan(10)
  const wide = built.flatMap((file) => (/[^\0-\x7F]/.exec(readFileSync(file, 'utf8')) ? [file] : []))
  expect(wide).toEqual([])
})

it('what writes the pages has React once, not also as it is for whoever develops', () => {
  const pages = readFileSync('build/site/server/index.js', 'utf8')
  expect(pages).toContain('react-dom-server.node.production.js')
  expect(pages).not.toContain('react-dom-server.node.development.js')
})
