import { describe, expect, it } from 'vitest'
import { deskQuery, type DeskPage } from '../../calls/desk-calls.ts'
import type { ListedCase } from '../../calls/desk-shapes.ts'
import { goneFrom } from './gone-from-list.ts'

/** Promised in the order of their numbers. */
const caseOf = (id: number) => ({ id, promisedAt: new Date(id * 60_000).toISOString() }) as ListedCase
const page = (ids: number[], next: string | null = null) => ({ cases: ids.map(caseOf), next }) as DeskPage
const gone = (shown: number[], now: DeskPage | null, asked: object = {}) => [...goneFrom(shown.map(caseOf), now, deskQuery.parse(asked))]

describe('what left the list', () => {
  it('is what was shown and is not there any more', () => {
    expect(gone([1, 2, 3], page([1, 3, 4]))).toEqual([2])
    expect(gone([1, 2], page([]))).toEqual([1, 2])
    expect(gone([3, 2, 1], page([3, 1]), { state: 'done' })).toEqual([2])
  })

  it('is not what lies beyond the last that was looked at', () => {
    expect(gone([1, 2, 3, 4], page([1, 3], 'more'))).toEqual([2])
    expect(gone([4, 3, 2, 1], page([4, 2], 'more'), { state: 'spam' })).toEqual([3])
  })

  it('is nothing before it was looked, while one searches, and of what is read among the unread', () => {
    expect(gone([1, 2], null)).toEqual([])
    expect(gone([1, 2], page([1]), { q: 'Ruth' })).toEqual([])
    expect(gone([1, 2], page([1]), { unread: '1' })).toEqual([])
  })
})
