import { describe, expect, it } from 'vitest'
import { choosePeriod, daysOf, lengthOf, stepsOf } from './period.ts'

const asked = (more: Partial<Parameters<typeof choosePeriod>[0]>) =>
  choosePeriod({ days: '', from: '', to: '', with: '', ...more }, '2026-11-23')

describe('the period that is looked at', () => {
  it('is four weeks up to today beside the four before', () => {
    expect(asked({})).toEqual({
      from: '2026-10-27',
      to: '2026-11-23',
      days: 28,
      with: 'before',
      compared: { from: '2026-09-29', to: '2026-10-26' },
    })
  })

  it('lays a Monday beside a Monday of the year before', () => {
    expect(asked({ days: '7', with: 'year' }).compared).toEqual({ from: '2025-11-18', to: '2025-11-24' })
  })

  it('is fifty-two weeks where an address of before asks for a year', () => {
    expect(asked({ days: '365' })).toEqual(asked({ days: '364' }))
    expect(asked({ days: '364' }).days).toBe(364)
  })

  it('may be any days, but none that are to come and no more than a year', () => {
    expect(asked({ from: '2026-11-01', to: '2026-12-24' })).toMatchObject({ from: '2026-11-01', to: '2026-11-23', days: null })
    expect(lengthOf(asked({ from: '2001-01-01', to: '2026-11-01' }))).toBe(366)
  })

  it.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-11-05', '2026-11-01'],
    ['yesterday', '2026-11-01'],
    ["2026-01-01'--", '2026-11-01'],
  ])('is the usual one where %s to %s is none', (from, to) => expect(asked({ from, to })).toMatchObject({ days: 28 }))

  it('has each day once, also where clocks change', () => {
    expect(daysOf({ from: '2026-10-31', to: '2026-11-02' })).toEqual(['2026-10-31', '2026-11-01', '2026-11-02'])
  })

  it('is drawn by the day, and a long one by weeks that end as it does', () => {
    const quarter = stepsOf({ from: '2026-08-26', to: '2026-11-23' })
    expect([quarter.length, quarter.at(-1)]).toEqual([90, { from: '2026-11-23', to: '2026-11-23' }])
    const year = asked({ days: '364' })
    expect(stepsOf(year)).toHaveLength(52)
    expect(stepsOf(year).flatMap(daysOf)).toEqual(daysOf(year))
    const own = { from: '2026-01-01', to: '2026-04-30' }
    expect(stepsOf(own).slice(0, 2)).toEqual([
      { from: '2026-01-01', to: '2026-01-01' },
      { from: '2026-01-02', to: '2026-01-08' },
    ])
    expect(stepsOf(own).flatMap(daysOf)).toEqual(daysOf(own))
  })
})
