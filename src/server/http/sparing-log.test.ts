import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mostLines, repeatable, sparingLog } from './sparing-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what was left out is counted, though nothing like it comes again', () => {
  const lines: unknown[][] = []
  const { logMethod } = sparingLog(() => new Date())
  for (let count = 0; count < mostLines + 7; count++)
    logMethod.call({}, [{ ...repeatable, at: '/pay' }, 'refused'], (...args) => void lines.push(args), 40)
  expect(lines).toHaveLength(mostLines)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(mostLines)).toEqual([[expect.objectContaining({ at: '/pay', more: 7 }), 'refused']])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(mostLines + 1)
})
