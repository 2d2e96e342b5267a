import { expect, it } from 'vitest'
import { ownTurn } from './own-turn.ts'

it('lets one go on in each turn, in the order they came', async () => {
  let turns = 0
  let done = false
  const count = () => {
    turns += 1
    if (!done) setImmediate(count)
  }
  setImmediate(count)
  const wentOn: { name: number; turn: number }[] = []
  const work = async (name: number) => {
    await ownTurn()
    wentOn.push({ name, turn: turns })
  }
  await Promise.all(Array.from({ length: 20 }, (_each, name) => work(name)))
  done = true
  expect(wentOn.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_each, name) => name))
  expect(new Set(wentOn.map(({ turn }) => turn)).size).toBe(20)
})
