import { describe, expect, it } from 'vitest'
import { createFairRoom } from './fair-room.ts'

/** Whose work has begun, in its order; each is ended by its own name. */
function open(limits: Partial<Parameters<typeof createFairRoom>[0]> = {}) {
  const room = createFairRoom({ most: 10, waiting: 100, waitMs: 60_000, ...limits })
  const begun: string[] = []
  const turnedAway: string[] = []
  const ends = new Map<string, () => void>()
  function come(sender: string, weight: number, name = sender): void {
    const { ready, leave } = room.take(sender, weight)
    ends.set(name, leave)
    ready.then(
      () => begun.push(name),
      (error: Error) => turnedAway.push(`${name}: ${error.name}`),
    )
  }
  const end = (name: string) => ends.get(name)?.()
  return { come, end, begun, turnedAway, settle: () => new Promise((resolve) => setImmediate(resolve)) }
}

describe('a room for work that weighs', () => {
  it('takes as much as fits, and who comes next waits for what was taken', async () => {
    const { come, end, begun, settle } = open()
    for (const each of ['a', 'b', 'c']) come(each, 5)
    await settle()
    expect(begun).toEqual(['a', 'b'])
    end('a')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('takes what is heavier than all of it alone', async () => {
    const { come, end, begun, settle } = open()
    for (const [each, weight] of [
      ['a', 1],
      ['b', 50],
      ['c', 1],
    ] as const)
      come(each, weight)
    await settle()
    expect(begun).toEqual(['a'])
    end('a')
    await settle()
    expect(begun).toEqual(['a', 'b'])
    end('b')
    await settle()
    expect(begun).toEqual(['a', 'b', 'c'])
  })

  it('keeps half of itself for others than who has something in it', async () => {
    const { come, begun, settle } = open()
    for (let at = 0; at < 20; at++) come('greedy', 2, `greedy ${at}`)
    come('other', 2)
    await settle()
    expect(begun).toEqual(['greedy 0', 'greedy 1', 'other'])
  })

  it('has a turn for each who waits, however much one of them sends', async () => {
    const { come, end, begun, settle } = open({ most: 1 })
    come('x', 1)
    for (const each of ['a', 'b', 'c']) come('greedy', 1, `greedy ${each}`)
    come('y', 1)
    await settle()
    for (const each of ['x', 'greedy a', 'y']) {
      end(each)
      await settle()
    }
    expect(begun).toEqual(['x', 'greedy a', 'y', 'greedy b'])
  })

  it('keeps the turn of who waits, whoever of theirs leaves or is turned away behind them', async () => {
    const { come, end, begun, turnedAway, settle } = open({ most: 1, waiting: 3 })
    come('x', 1)
    come('a', 1, 'a first')
    come('a', 1, 'a second')
    come('y', 1)
    come('a', 1, 'a third')
    await settle()
    expect(turnedAway).toEqual(['a third: busy'])
    end('a second')
    end('x')
    await settle()
    expect(begun).toEqual(['x', 'a first'])
  })

  it('turns away who waited too long, and with too many before it', async () => {
    const { come, begun, turnedAway, settle } = open({ most: 1, waiting: 1, waitMs: 1 })
    for (const each of ['a', 'b', 'c']) come(each, 1)
    await expect.poll(() => turnedAway).toEqual(['c: busy', 'b: busy'])
    await settle()
    expect(begun).toEqual(['a'])
  })

  it('forgets who left while they waited, and who leaves twice leaves once', async () => {
    const { come, end, begun, settle } = open({ most: 2 })
    for (const each of ['a', 'b', 'c', 'd', 'e']) come(each, 1)
    end('c')
    await settle()
    expect(begun).toEqual(['a', 'b'])
    end('a')
    end('a')
    await settle()
    expect(begun).toEqual(['a', 'b', 'd'])
  })
})
