import { expect, it } from 'vitest'
import { readAtMost } from './read-at-most.ts'

it('reads what an answer reads of itself, which begins with no mark of the order of its bytes', async () => {
  const answer = () => new Response(new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from('{"it":"is so"}')]))
  expect(await readAtMost(answer(), 100)).toBe(await answer().text())
})
