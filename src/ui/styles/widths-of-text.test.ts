import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no width is told in letters of a face, which are others until the face is there, so that what is below would move', () => {
  const told = globSync('src/**/*.css').filter((file) => /\d(?:ch|ex|ic|cap)\b/.test(readFileSync(file, 'utf8')))
  expect(told).toEqual([])
})
