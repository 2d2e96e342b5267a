import { expect, it } from 'vitest'
import { article } from '../../nouns/articles/article.ts'
import { cutBlocks } from './cut-blocks.ts'
import { startState } from './save-state.ts'

const [whole, other] = [
  { id: 'k1', html: '<p>Hail.</p>' },
  { id: 'k2', html: '<ul><li><p>Wind.</p></li></ul>' },
]
const state = startState({ content: { ...article.fallback, richText: [whole, other] }, revision: 1, savedAt: null, savedBy: null }, 'slot')
const cut = (richText: unknown) => cutBlocks(article.fields, { ...state, draft: { ...state.draft, richText } }, 'abcdefgh-ijkl').richText

it('leaves what is one block each as it is, the very same', () => {
  expect(cutBlocks(article.fields, state, 'abcdefgh')).toBe(state.draft)
  const changed = [whole, { id: 'k2', html: '<p>Wind, and hail.</p>' }]
  expect(cut(changed)).toBe(changed)
})

it('makes blocks of their own of what became several, or nothing', () => {
  expect(cut([{ id: 'k1', html: '<p>Hail.</p><p>Rain.</p><hr>' }, other])).toEqual([
    whole,
    { id: 'abcdefgh0-1', html: '<p>Rain.</p>' },
    { id: 'abcdefgh0-2', html: '<hr>' },
    other,
  ])
  expect(cut([{ id: 'k1', html: '' }, other])).toEqual([other])
})
