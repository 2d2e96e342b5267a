import { expect, it, vi } from 'vitest'
import type { Listed } from '../agents/small-directory.ts'
import { createWordsOfAgents, isSpoken } from './words-of-agents.ts'

/** As much as a small directory may have. */
const directory = Array.from({ length: 500 }, (_each, at) => {
  const aboutMe = Array.from({ length: 1000 }, (_word, of) => `wort${at}x${of}`).join(' ')
  return { stored: { content: { aboutMe, address: '12 Cañon Street' } } } as Listed
})

it('lets others be heard while the words of hundreds of agents are read', async () => {
  let heard = 0
  let isDone = false
  const listen = () => {
    heard += 1
    if (!isDone) setImmediate(listen)
  }
  setImmediate(listen)
  const words = await createWordsOfAgents({ directoryOf: async () => directory })('windbreak')
  isDone = true
  expect(['wort499x999', 'canon', 'street'].map((word) => words.has(word))).toEqual([true, true, true])
  expect(heard).toBeGreaterThan(2)
})

it('knows other forms of them without a look through all of them while somebody waits', async () => {
  const grows = { stored: { content: { aboutMe: 'We grow peaches and onions.', address: '' } } } as Listed
  const words = await createWordsOfAgents({ directoryOf: async () => [grows] })('windbreak')
  const looked = vi.spyOn(words, 'values')
  expect(['peaches', 'peach', 'onion', 'barley'].map((word) => isSpoken(words, word))).toEqual([true, true, true, false])
  expect(looked).not.toHaveBeenCalled()
})
