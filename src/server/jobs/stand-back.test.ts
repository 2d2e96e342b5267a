import { expect, it } from 'vitest'
import { createStandBack } from './stand-back.ts'

it('begins a job at once where nobody waits', async () => {
  await expect(createStandBack({ mostMs: 3600_000, pauseMs: 3600_000 }).turn()).resolves.toBeUndefined()
})

it('lets whoever waits go first, also where what they wait for fails', async () => {
  const { first, turn } = createStandBack({ pauseMs: 1, mostMs: 3600_000 })
  for (const end of ['resolve', 'reject'] as const) {
    const order: string[] = []
    const answer = Promise.withResolvers<void>()
    const answered = first(() => answer.promise)
      .catch(() => {})
      .then(() => order.push('answered'))
    const begun = turn().then(() => order.push('a job'))
    answer[end]()
    await Promise.all([answered, begun])
    expect(order).toEqual(['answered', 'a job'])
  }
})

it('holds no job back for ever, and those behind it no longer, until all are done', async () => {
  const { first, turn, caughtUp } = createStandBack({ pauseMs: 1, mostMs: 5 })
  void first(() => new Promise(() => {}))
  await expect(turn()).resolves.toBeUndefined()
  expect(await isAtOnce(turn())).toBe(true)
  caughtUp()
  expect(await isAtOnce(turn())).toBe(false)
})

/** True for what waits for no clock. */
async function isAtOnce(begun: Promise<void>): Promise<boolean> {
  let is = false
  void begun.then(() => (is = true))
  await Promise.resolve()
  await Promise.resolve()
  return is
}
