import { expect, it } from 'vitest'
import { defaultSynonyms } from '../../nouns/search/default-synonyms.ts'
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
  // What was asked, its words joined, what staff say, the forms of words, the words of the trade, and what people want done.
  expect(asked.length).toBe(6)
})

it.each([
  ['insurance card', 'insurance', ['um', 'uninsured']],
  ['collision damage', 'collision', ['comprehensive']],
  ['a break of the pipe', 'break', ['theft']],
  ['my back hurts', 'back', ['sump']],
])('does not take a word of "%s" for a phrase that has small words beside it', async (asked, word, others) => {
  const stems = await stemsFor(asked, word)
  for (const other of others) expect(stems).not.toContain(other)
})

it.each([
  ['the other driver had no insurance', 'insurance', 'uninsured'],
  ['hit by someone without insurance', 'insurance', 'um'],
  ['other than collision', 'collision', 'comprehensive'],
])('takes "%s" with its small words for what it means', async (asked, word, other) => {
  expect(await stemsFor(asked, word)).toContain(other)
})

it('looks for no bare word where a phrase with small words would say the same', async () => {
  expect(await stemsFor('uninsured', 'uninsured')).not.toContain('insurance')
})

it('takes what staff write with an article, and a word of the site with small words, for the word itself', async () => {
  const synonyms = [{ word: 'In the field', also: 'the lea, a meadow' }]
  expect(await stemsFor('lea', 'lea', synonyms)).toContain('field')
  expect(await stemsFor('field', 'field', synonyms)).toContain('meadow')
})

async function stemsFor(asked: string, word: string, synonyms = defaultSynonyms) {
  const terms = await readQuery(asked, synonyms, asking().stemsOf)
  return terms.find((term) => term.word === word)?.alternatives.flatMap(({ stems }) => stems)
}
