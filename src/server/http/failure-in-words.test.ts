import { describe, expect, it } from 'vitest'
import { BadSetting } from '../bad-setting.ts'
import { failureInWords } from './failure-in-words.ts'

/** As Drizzle throws it: the message has the values that were to be written. */
const failedFor = (code: string) => {
  const query = 'insert into "people" values ($1)'
  const cause = Object.assign(new Error('no'), { code })
  return Object.assign(new Error(`Failed query: ${query}\nparams: ellie.brandt@mail.example`, { cause }), { query })
}

describe('what failed, at a terminal', () => {
  it('is one sentence where somebody can mend it', () => {
    expect(failureInWords(new BadSetting('Set DATA_DIR.'))).toBe('Set DATA_DIR.')
    const full = 'The disk is full: make room on it, and try again.'
    expect(failureInWords(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))).toBe(full)
    expect(failureInWords(failedFor('53100'))).toBe(full)
  })

  it('is told with where it failed else, and never with what people wrote', () => {
    const told = failureInWords(failedFor('23505'))
    expect(told).toMatch(/^Error: a query failed \(23505\): insert into "people" values \(\$1\)\n +at /)
    expect(told).not.toContain('ellie')
    expect(failureInWords(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n +at /)
  })
})
