import { expect, it } from 'vitest'
import { continuedBlocks } from './continued-blocks.ts'

const blocks = (words: string) => words.split('').map((html) => ({ html, id: `id-${html}` }))

it.each([
  ['typing in one', 'abc', 'aBc', 'a:a B:b c:c'],
  ['a new one at the end', 'ab', 'abX', 'a:a b:b X:new'],
  ['a new one at the front', 'ab', 'Xab', 'X:new a:a b:b'],
  ['one parted in two', 'abc', 'aBXc', 'a:a B:b X:new c:c'],
  ['two joined to one', 'abcd', 'aXd', 'a:a X:b d:d'],
  ['one taken out', 'abc', 'ac', 'a:a c:c'],
  ['one moved up', 'abcd', 'adbc', 'a:a d:d b:b c:c'],
  ['one moved down, and one changed', 'abcd', 'bcXd', 'b:b c:c X:a d:d'],
  ['the same twice', 'aa', 'aaa', 'a:a a:a a:new'],
  ['all of it', 'ab', 'XYZ', 'X:a Y:b Z:new'],
  ['nothing', '', '', ''],
])('keeps the ids over %s', (_what, before, after, told) => {
  const now = continuedBlocks(blocks(before), after.split(''), () => 'id-new')
  expect(now.map(({ html, id }) => `${html}:${id.slice(3)}`).join(' ')).toBe(told)
})
