import { expect, it } from 'vitest'
import { turnsDuring } from '../../../tests/fixtures/loop-turns.ts'
import { inOneTurn, inSlices } from './in-slices.ts'
import { writeMap } from './write-map.ts'

it('lets others have their turn after so many, and makes all of them in order', async () => {
  const all = Array.from({ length: 10_000 }, (_, index) => index)
  let most = 0
  let atOnce = 0
  const turn = async () => {
    most = Math.max(most, atOnce)
    atOnce = 0
  }
  const made = await inSlices(all, (each) => (atOnce++, each * 2), turn)
  expect([most, made.length, made[9_999]]).toEqual([inOneTurn, 10_000, 19_998])
})

it('a file of the map is written in turns of the loop', async () => {
  const entries = Array.from({ length: 10_000 }, (_, index) => ({ path: `/360/agent-details/${index}` }))
  let text = ''
  const others = await turnsDuring(async () => void (text = await writeMap(entries)))
  expect(text.match(/<url>/g)).toHaveLength(10_000)
  expect(others).toBeGreaterThanOrEqual(10_000 / inOneTurn - 1)
})
