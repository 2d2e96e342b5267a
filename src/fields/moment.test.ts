import { describe, expect, it } from 'vitest'
import { moment } from './moment.ts'

const field = moment({ label: 'From' })

describe('a moment', () => {
  it.each(['', '2026-11-24T18:00', '2028-02-29T00:00'])('is fine as "%s"', (value) => {
    expect(field.check(value, {}, 'from')).toEqual([])
  })

  it.each(['tomorrow', '2026-11-24', '2026-02-30T08:00', '2026-11-24T24:30', '2026-11-24T18:00Z', '2026-13-01T00:00'])(
    'is none as "%s"',
    (value) => {
      expect(field.check(value, {}, 'from')).toEqual([{ path: 'from', message: 'Please enter a day and a time.' }])
    },
  )

  it('is read with the seconds of a browser', () => {
    expect(field.decode('2026-11-24T18:00:00')).toBe('2026-11-24T18:00')
    expect(field.decode({ value: ' 2026-11-24T18:00 ' })).toBe('2026-11-24T18:00')
  })
})
