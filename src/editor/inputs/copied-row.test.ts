import { expect, it } from 'vitest'
import { list, type ListField } from '../../fields/list.ts'
import { text } from '../../fields/text.ts'
import { copiedRow } from './copied-row.ts'

it('says the same under ids of its own, in the lists inside it too', () => {
  const points = list({ label: 'Points', noun: 'point', fallback: [], item: { title: text({ label: 'Title' }) } })
  const cards = list({ label: 'Cards', noun: 'card', fallback: [], item: { title: text({ label: 'Title' }), points } })
  const row = { id: 'a', title: 'Hail', points: [{ id: 'b', title: 'Roof' }] }
  const copy = copiedRow(cards as unknown as ListField, row)
  expect({ ...copy, id: 'a', points: [{ ...(copy.points as typeof row.points)[0], id: 'b' }] }).toEqual(row)
  expect(new Set(['a', 'b', copy.id, (copy.points as typeof row.points)[0].id]).size).toBe(4)
})
