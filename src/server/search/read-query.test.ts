import { expect, it } from 'vitest'
import { readQuery } from './read-query.ts'

const small = new Set(['no', 'without', 'than', 'other', 'in', 'up', 'down', 'of', 'the', 'a'])

function asking() {
  const asked: (readonly string[])[] = []
  const stemsOf = async (words: readonly string[]) => {
    asked.push(words)
    return words.map((word) => (small.has(word) ? null : word))
  }
  return { asked, stemsOf }
}

it('asks for the stems of each list of ours in one question', async () => {
  const { asked, stemsOf } = asking()
  const synonyms = Array.from({ length: 50 }, (_each, index) => ({
    word: `word${index}`,
    also: `other${index}, third${index} fourth${index}`,
  }))
  await readQuery('hail', synonyms, stemsOf)
  // What was asked, its words joined, what staff say, the forms of words, and the words of the trade.
  expect(asked.length).toBe(5)
})
