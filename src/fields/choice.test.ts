import { describe, expect, it } from 'vitest'
import { choice } from './choice.ts'
import { unreadable } from './field.ts'
import { required } from './rules.ts'

const side = choice({ label: 'Picture', options: { left: 'On the left', right: 'On the right' }, fallback: 'right' })

describe('a choice', () => {
  it('is its fallback until somebody chooses, in new rows too', () => {
    expect([side.fallback, side.blank, side.decode(''), side.decode(undefined)]).toEqual(['right', 'right', 'right', 'right'])
    expect(choice({ label: 'Type', options: { Link: 'Link', Pdf: 'Pdf' } }).fallback).toBe('Link')
  })

  it('reads the spellings and shapes of old clients, and nothing else', () => {
    expect(['left', 'LEFT', ' Left ', { value: 'left', error: '' }].map((wire) => side.decode(wire))).toEqual([
      'left',
      'left',
      'left',
      'left',
    ])
    expect(['middle', 7, [], 'toString'].map((wire) => side.decode(wire))).toEqual([unreadable, unreadable, unreadable, unreadable])
  })

  it('may have to be made', () => {
    const section = choice({ label: 'Section', options: { '': 'Choose one', a: 'A' }, rules: [required('Please select a section')] })
    expect(section.check(section.blank, {}, 's')).toEqual([{ path: 's', message: 'Please select a section' }])
    expect(section.check('a', {}, 's')).toEqual([])
  })

  it('is told by its label', () => {
    expect(side.leaves('left', { path: 'p', label: 'Picture' })[0].text).toBe('On the left')
  })

  it('is offered as radio buttons while there are few', () => {
    expect(side.as).toBe('radio')
    expect(choice({ label: 'Many', options: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e' } }).as).toBe('select')
  })
})
