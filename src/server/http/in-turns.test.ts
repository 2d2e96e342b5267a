import { expect, it } from 'vitest'
import { countTurns } from '../../../tests/fixtures/loop-turns.ts'
import { atOnce, inTurns, type Work } from './in-turns.ts'

it('is the same work, done at once or with others heard between its steps', async () => {
  const turns = countTurns()
  /** Each step takes longer than the loop may be held. */
  function* slow(steps: number, seen: number[]): Work<string> {
    for (let step = 0; step < steps; step++) {
      for (const began = performance.now(); performance.now() - began < 12;);
      seen.push(turns.soFar())
      yield undefined
    }
    return 'done'
  }
  const [held, heard] = [[] as number[], [] as number[]]
  expect(atOnce(slow(3, held))).toBe('done')
  expect(new Set(held).size).toBe(1)
  expect(await inTurns(slow(3, heard))).toBe('done')
  expect(new Set(heard).size).toBe(3)
  turns.stop()
})

it('tells what it throws', async () => {
  // oxlint-disable-next-line require-yield
  function* failing(): Work<never> {
    throw new Error('no')
  }
  expect(() => atOnce(failing())).toThrow('no')
  await expect(inTurns(failing())).rejects.toThrow('no')
})
