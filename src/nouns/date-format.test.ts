import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

it('is the same for the same language and options, and another for others', () => {
  const long = { weekday: 'long', timeZone: 'America/Denver' } as const
  const at = new Date('2026-11-23T05:00:00Z')
  expect(dateFormat('en-US', long)).toBe(dateFormat('en-US', { ...long }))
  expect([
    dateFormat('en-US', long).format(at),
    dateFormat('es-US', long).format(at),
    dateFormat('en-US', { ...long, timeZone: 'UTC' }).format(at),
  ]).toEqual(['Sunday', 'domingo', 'Monday'])
})
