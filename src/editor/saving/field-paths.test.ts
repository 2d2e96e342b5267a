import { describe, expect, it } from 'vitest'
import { stablePath, rowOfPath, valueAt, withValueAt } from './field-paths.ts'

const content = {
  title: 'Products',
  nav: { tools: { title: 'Tools' } },
  rows: [
    { id: 'a', title: 'One' },
    { id: 'b', title: 'Two' },
    { id: 'c', title: 'Three' },
  ],
}

describe('a path into a section’s content', () => {
  it.each([
    ['title', 'Products'],
    ['nav.tools.title', 'Tools'],
    ['rows#b.title', 'Two'],
    ['rows#b', { id: 'b', title: 'Two' }],
    ['rows#order', ['a', 'b', 'c']],
    ['rows#gone.title', undefined],
    ['nothing.there', undefined],
  ])('%s is read', (fieldPath, value) => expect(valueAt(content, fieldPath)).toEqual(value))

  it('is replaced without touching anything beside it', () => {
    const next = withValueAt(content, 'rows#b.title', 'Zwei') as typeof content
    expect(next.rows[1]).toEqual({ id: 'b', title: 'Zwei' })
    expect(next.rows[0]).toBe(content.rows[0])
    expect(next.nav).toBe(content.nav)
    expect(withValueAt(content, 'nav.tools.title', 'T').nav).toEqual({ tools: { title: 'T' } })
  })

  it('holds a row that is taken out, put back or added', () => {
    const without = withValueAt(content, 'rows#b', null)
    expect(valueAt(without, 'rows#order')).toEqual(['a', 'c'])
    expect(valueAt(withValueAt(without, 'rows#b', content.rows[1]), 'rows#order')).toEqual(['a', 'c', 'b'])
    expect(withValueAt(without, 'rows#b.title', 'Lost')).toEqual(without)
  })

  it('holds an order; rows it does not name follow the row they followed', () => {
    expect(valueAt(withValueAt(content, 'rows#order', ['c', 'b', 'a']), 'rows#order')).toEqual(['c', 'b', 'a'])
    expect(valueAt(withValueAt(content, 'rows#order', ['c', 'a']), 'rows#order')).toEqual(['c', 'a', 'b'])
  })

  it('is what a check names by position', () => {
    expect(stablePath(content, 'rows.2.title')).toBe('rows#c.title')
    expect(stablePath(content, 'nav.tools.title')).toBe('nav.tools.title')
    expect(stablePath(content, 'title')).toBe('title')
  })

  it('tells the row it lies in', () => {
    expect(rowOfPath('rows#c.title')).toEqual({ list: 'rows', id: 'c' })
    expect(rowOfPath('rows#order')).toBeUndefined()
    expect(rowOfPath('title')).toBeUndefined()
  })
})
