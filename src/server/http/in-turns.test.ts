import { expect, it } from 'vitest'
import { atOnce, inTurns, type Work } from './in-turns.ts'

/** Each step takes longer than the loop may be held. */
function* slow(steps: number, seen: number[]): Work<string> {
  for (let step = 0; step < steps; step++) {
    for (const began = performance.now(); performance.now() - began < 12;);
    seen.push(turns)
    yield undefined
  }
  return 'done'
}

let turns = 0

it('is the same work, done at once or with others heard between its steps', async () => {
  let counting = true
  const count = () => {
    turns += 1
    if (counting) setImmediate(count)
  }
  setImmediate(count)
  const [held, heard] = [[] as number[], [] as number[]]
  expect(atOnce(slow(3, held))).toBe('done')
  expect(new Set(held).size).toBe(1)
  expect(await inTurns(slow(3, heard))).toBe('done')
  expect(new Set(heard).size).toBe(3)
  counting = false
})

it('tells what it throws', async () => {
  // oxlint-disable-next-line require-yield
  function* failing(): Work<never> {
    throw new Error('no')
  }
  expect(() => atOnce(failing())).toThrow('no')
  await expect(inTurns(failing())).rejects.toThrow('no')
})
