import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../words/languages.ts'
import { waitingOf } from './waiting.ts'

const words = wordsIn('en-US').inbox.waits
const promisedAt = '2026-11-22T12:00:00.000Z'
const at = (now: string, waitingSince: string | null = '2026-11-22T04:00:00.000Z', state: 'new' | 'spam' = 'new') =>
  waitingOf({ state, waitingSince, promisedAt }, Date.parse(now), words)

describe('how long somebody waits', () => {
  it.each([
    ['2026-11-22T08:00:00Z', 'calm', 'Answer due in 4 h'],
    ['2026-11-22T11:40:00Z', 'soon', 'Answer due in 20 min'],
    ['2026-11-22T12:00:00Z', 'late', 'Waits 1 min longer than promised'],
    ['2026-11-22T14:00:00Z', 'late', 'Waits 2 h longer than promised'],
    ['2026-11-25T12:00:00Z', 'loud', 'Waits 3 days longer than promised'],
  ])('at %s is %s: %s', (now, loudness, said) => {
    expect(at(now)).toEqual({ loudness, words: said })
  })

  it('is over once the case is', () => {
    expect(at('2026-11-25T12:00:00Z', null)).toEqual({ loudness: 'over', words: 'Nobody waits' })
  })

  it.each(['2026-11-22T08:00:00Z', '2026-11-25T12:00:00Z'])('is told of nothing that was put aside, at %s', (now) => {
    for (const since of [undefined, null])
      expect(at(now, since, 'spam')).toEqual({ loudness: 'over', words: 'Put aside: nobody answers it' })
  })
})
