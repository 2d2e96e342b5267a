import { describe, expect, it } from 'vitest'
import { slotOf, type Every } from './slot-of.ts'

const turns = (every: Every, from: string, to: string) => {
  const found = new Set<string>()
  for (let at = Date.parse(from); at <= Date.parse(to); at += 300_000) found.add(slotOf(every, new Date(at)))
  return [...found]
}

describe('turns of repeated work', () => {
  it('come each so many minutes, with the same name on every node', () => {
    expect(turns({ minutes: 20 }, '2026-11-22T03:05:00Z', '2026-11-22T04:00:00Z')).toEqual([
      '2026-11-22T03:00:00.000Z',
      '2026-11-22T03:20:00.000Z',
      '2026-11-22T03:40:00.000Z',
      '2026-11-22T04:00:00.000Z',
    ])
  })

  const night = { at: '02:30', timeZone: 'America/Denver' }

  it('come at an hour of the clocks of a place', () => {
    expect(slotOf(night, new Date('2026-07-02T08:29:00Z'))).toBe('2026-07-01')
    expect(slotOf(night, new Date('2026-07-02T08:30:00Z'))).toBe('2026-07-02')
    expect(slotOf(night, new Date('2026-12-02T09:29:00Z'))).toBe('2026-12-01')
    expect(slotOf(night, new Date('2026-12-02T09:30:00Z'))).toBe('2026-12-02')
    expect(slotOf({ at: '00:00', timeZone: 'UTC' }, new Date('2027-01-01T00:00:00Z'))).toBe('2027-01-01')
  })

  it('come once in the night that has no such hour, and once in the one that has it twice', () => {
    expect(turns(night, '2026-03-07T12:00:00Z', '2026-03-09T12:00:00Z')).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
    const twice = { at: '01:30', timeZone: 'America/Denver' }
    const inOrder = turns(twice, '2026-10-31T12:00:00Z', '2026-11-02T12:00:00Z')
    expect(inOrder).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  })
})
