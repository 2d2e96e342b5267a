import { describe, expect, it } from 'vitest'
import { homeHeader } from '../../content/home/home-header.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import type { AnyContent } from '../../content/section.ts'
import { withValueAt } from '../saving/field-paths.ts'
import { differencesOf, summaryOf } from './revision-summary.ts'

const products = homeProducts.fallback as AnyContent
const changed = (...steps: [fieldPath: string, value: unknown][]) =>
  steps.reduce((content, [fieldPath, value]) => withValueAt(content, fieldPath, value), products)

describe('what a save did, in a line', () => {
  it.each([
    ['a field', [['title', 'New']], 'Title'],
    [
      'two fields',
      [
        ['title', 'New'],
        ['subTitle', 'Newer'],
      ],
      'Title and subtitle',
    ],
    [
      'fields of a row',
      [
        ['productList#d2.action', '/360'],
        ['productList#d2.description', 'New'],
      ],
      'Auto: link and description',
    ],
    ['a row that came', [['productList#x', { id: 'x', title: 'Travel', iconName: '', action: '', description: '' }]], 'Travel added'],
    ['a row that went', [['productList#d1', null]], 'Farm & Ranch removed'],
    ['a move', [['productList#order', ['d1', 'd0', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']]], 'Order'],
    ['nothing', [], 'Nothing changed'],
  ] as [string, [string, unknown][], string][])('tells %s', (_name, steps, words) =>
    expect(summaryOf(homeProducts, products, changed(...steps))).toBe(words),
  )

  it('stays short', () => {
    const all = Object.fromEntries(Object.keys(homeHeader.fields).map((name) => [name, 'other']))
    expect(summaryOf(homeHeader, homeHeader.fallback, all as never)).toBe('Label 1, label 2 and 7 more')
  })
})

it('lists every text that differs, and no order that only follows a new name', () => {
  expect(differencesOf(homeProducts, products, changed(['productList#d2.title', 'Cars']))).toEqual([
    { path: 'productList#d2.title', label: 'Cars, title', before: 'Auto', after: 'Cars' },
  ])
})
