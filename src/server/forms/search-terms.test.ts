import { describe, expect, it } from 'vitest'
import { agentKeyOf, digitsOf, termsOf, wordsOf } from './search-terms.ts'

const sealing = { term: (...parts: string[]) => parts.join(':') }

describe('what a submission is found by', () => {
  it('is the address, each word of the name, their beginnings and the phone', () => {
    expect(termsOf(sealing, 'w', { name: 'José Al Ruiz', email: ' Jose@Example.com ', phone: '+1 (970) 555-0142' })).toEqual([
      'w:email:jose@example.com',
      'w:name:jose',
      'w:name:al',
      'w:name:ruiz',
      'w:name3:jos',
      'w:name4:jose',
      'w:name3:rui',
      'w:name4:ruiz',
      'w:phone:9705550142',
    ])
  })

  it('leaves out what was not said', () => {
    expect(termsOf(sealing, 'w', { name: '', email: ' ', phone: 'none' })).toEqual([])
  })

  it('has each token once and no more of a name than people have', () => {
    const terms = termsOf(sealing, 'w', { name: `Anna Anna ${'x '.repeat(400)}`, email: '', phone: '' })
    expect(terms).toEqual(['w:name:anna', 'w:name:x', 'w:name3:ann', 'w:name4:anna'])
  })

  it('does not take one address for another that differs in an accent', () => {
    expect(agentKeyOf('JOSÉ@example.com')).not.toBe(agentKeyOf('jose@example.com'))
  })

  it('cuts names at what is no letter, and phones to their digits', () => {
    expect(wordsOf('O’Neill-Ruiz, José')).toEqual(["o'neill", 'ruiz', 'jose'])
    expect(digitsOf('1-970-555-0142')).toBe('9705550142')
    expect(digitsOf('+44 20 7946 0123')).toBe('442079460123')
  })
})
