import { describe, expect, it } from 'vitest'
import { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import { fieldAt, isInside, rowAround, rowOfPath, rowsOfPath, stablePath, valueAt, withRowBack, withValueAt } from './field-paths.ts'

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

describe('a path into a list inside a row', () => {
  const nested = {
    items: [
      {
        id: 'a',
        title: 'Forms',
        points: [
          { id: 'x', title: 'Claim' },
          { id: 'y', title: 'Change' },
        ],
      },
      { id: 'b', title: 'Tools', points: [] },
    ],
  }

  it.each([
    ['items#a.points#y.title', 'Change'],
    ['items#a.points#order', ['x', 'y']],
    ['items#gone.points#order', undefined],
    ['items#gone.points#y', undefined],
  ])('%s is read', (fieldPath, value) => expect(valueAt(nested, fieldPath)).toEqual(value))

  it('is replaced without touching anything beside it', () => {
    const next = withValueAt(nested, 'items#a.points#x.title', 'Loss') as typeof nested
    expect(next.items[0].points[0]).toEqual({ id: 'x', title: 'Loss' })
    expect(next.items[0].points[1]).toBe(nested.items[0].points[1])
    expect(next.items[1]).toBe(nested.items[1])
    expect(valueAt(withValueAt(nested, 'items#a.points#order', ['y', 'x']), 'items#a.points#order')).toEqual(['y', 'x'])
    expect(valueAt(withValueAt(nested, 'items#a.points#x', null), 'items#a.points#order')).toEqual(['y'])
  })

  it('changes nothing where its row is gone', () => {
    const row = { id: 'x', title: 'Claim' }
    for (const path of ['items#gone.points#x.title', 'items#gone.points#x', 'items#gone.points#order'])
      expect(withValueAt(nested, path, path.endsWith('order') ? ['x'] : row)).toEqual(nested)
    expect(withRowBack(nested, 'items#gone.points', row, 0)).toEqual(nested)
    expect(valueAt(withRowBack(nested, 'items#b.points', row, 4), 'items#b.points#order')).toEqual(['x'])
  })

  it('is what a check names by position', () => {
    expect(stablePath(nested, 'items.0.points.1.title')).toBe('items#a.points#y.title')
  })

  it('tells the rows it lies in', () => {
    expect(rowOfPath('items#a.points#y.title')).toEqual({ list: 'items#a.points', id: 'y' })
    expect(rowOfPath('items#a.points#order')).toEqual({ list: 'items', id: 'a' })
    expect(rowsOfPath('items#a.points#y.title')).toEqual(['items#a', 'items#a.points#y'])
    expect([rowAround('items#a.points'), rowAround('items')]).toEqual(['items#a', null])
    expect(['items#a', 'items#a.points#y', 'items#ab'].map((path) => isInside(path, 'items#a'))).toEqual([true, true, false])
  })

  it('leads to its field', () => {
    const { fields } = agentHubTools
    expect(fieldAt(fields, 'items#a.points')?.label).toBe('Points')
    expect(fieldAt(fields, 'items#a.points#x.pdfPath')?.kind).toBe('pdf')
    expect([fieldAt(fields, 'items#a'), fieldAt(fields, 'items#a.points#order'), fieldAt(fields, 'nothing.there')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
