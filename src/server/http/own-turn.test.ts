import { readFile } from 'node:fs'
import { expect, it } from 'vitest'
import { countTurns } from '../../../tests/fixtures/loop-turns.ts'
import { nextTurn, ownTurn } from './own-turn.ts'

it('lets one go on in each turn, in the order they came', async () => {
  const turns = countTurns()
  const wentOn: { name: number; turn: number }[] = []
  const work = async (name: number) => {
    await ownTurn()
    wentOn.push({ name, turn: turns.soFar() })
  }
  await Promise.all(Array.from({ length: 20 }, (_each, name) => work(name)))
  turns.stop()
  expect(wentOn.map(({ name }) => name)).toEqual(Array.from({ length: 20 }, (_each, name) => name))
  expect(new Set(wentOn.map(({ turn }) => turn)).size).toBe(20)
})

it('hears whoever waits before it goes on, also where it is asked by what the loop has just heard', async () => {
  const heard: string[] = []
  await new Promise<void>((resolve) => {
    readFile(import.meta.filename, async () => {
      setTimeout(() => heard.push('who waited'))
      for (const began = performance.now(); performance.now() - began < 3;);
      await nextTurn()
      heard.push('went on')
      resolve()
    })
  })
  expect(heard).toEqual(['who waited', 'went on'])
})
