import { describe, expect, it } from 'vitest'
import { defineRecord } from './define-record.ts'
import { list } from './list.ts'
import { required } from './rules.ts'
import { text } from './text.ts'
import { fieldsWire } from './wire.ts'

const points = list({
  label: 'Points',
  noun: 'point',
  most: 3,
  item: { title: text({ label: 'Title', rules: [required('Please enter title!')] }), note: text({ label: 'Note' }) },
  fallback: [],
})
const sections = list({
  label: 'Sections',
  noun: 'section',
  item: { title: text({ label: 'Title' }), points },
  unique: { field: 'title', message: 'Title already present.' },
  fallback: [{ title: 'Forms', points: [{ title: 'Claim', note: '' }] }],
})
const record = defineRecord({ noun: 'thing', wire: fieldsWire(), fields: { items: sections } })
type Content = (typeof record)['fallback']

/** "a:x,y b:z" is section a with the points x and y, then b with z; a note of a point is behind a slash. */
const content = (words: string): Content => ({
  items: words
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [title, inside = ''] = word.split(':')
      const rows = inside.split(',').filter(Boolean)
      return {
        id: title[0].toLowerCase(),
        title,
        points: rows.map((row) => {
          const [name, note = ''] = row.split('/')
          return { id: name[0].toLowerCase(), title: name, note }
        }),
      }
    }),
})
const said = ({ items }: Content) =>
  items
    .map(({ title, points: inside }) => `${title}:${inside.map(({ title: name, note }) => (note ? `${name}/${note}` : name)).join(',')}`)
    .join(' ')

describe('a list inside a row', () => {
  it.each([
    ['points that each changed', 'a:x,y', 'a:xx,y', 'a:x,yy', 'a:xx,yy', []],
    ['two fields of one point', 'a:x', 'a:xx', 'a:x/n', 'a:xx/n', []],
    ['a point here, the section’s name there', 'a:x', 'aa:x', 'a:x,y', 'aa:x,y', []],
    ['two points added in one section', 'a:x', 'a:x,y', 'a:x,z', 'a:x,y,z', []],
    ['points moved and a section moved', 'a:x,y b:z', 'b:z a:x,y', 'a:y,x b:z', 'b:z a:y,x', []],
    ['a point deleted, another changed', 'a:x,y', 'a:y', 'a:x,yy', 'a:yy', []],
    ['one point changed by both', 'a:x', 'a:xy', 'a:xz', 'a:xz', ['items#a.points#x.title']],
    ['a point deleted here and changed there', 'a:x,y', 'a:y', 'a:xx,y', 'a:xx,y', ['items#a.points#x']],
    ['points in different orders', 'a:x,y,z', 'a:y,x,z', 'a:x,z,y', 'a:x,z,y', ['items#a.points#order']],
    ['a section deleted whose point was changed', 'a:x b:', 'b:', 'a:xx b:', 'a:xx b:', ['items#a']],
    ['a section deleted whose points were only read', 'a:x b:', 'b:', 'a:x bb:', 'bb:', []],
  ])('merges %s', (_what, base, theirs, mine, whole, conflicts) => {
    const merged = record.merge(content(base), content(theirs), content(mine))
    expect([said(merged.value), merged.conflicts.map(({ path }) => path)]).toEqual([whole, conflicts])
  })

  it('takes a row for untouched however its records came to be', () => {
    const base = content('a:x/n b:')
    const other = {
      items: base.items.map(({ title, points: inside, id }) => ({
        points: inside.map(({ note, title: name, id: own }) => ({ note, id: own, title: name })),
        id,
        title,
      })),
    }
    const merged = record.merge(base, content('b:'), other)
    expect([said(merged.value), merged.conflicts]).toEqual(['b:', []])
  })

  it('tells a row from its namesakes by the row it is in', () => {
    const { conflicts } = record.merge(content('Auto:x'), content('Auto:xy'), content('Auto:xz'))
    expect(conflicts).toMatchObject([{ label: 'xy in Auto, title' }])
    expect(record.leaves(content('Auto:x')).map(({ path, label }) => `${path} ${label}`)).toEqual([
      'items#a.title Auto, title',
      'items#a.points#x.title x in Auto, title',
      'items#a.points#x.note x in Auto, note',
      'items#a.points#order Order in Auto',
      'items#order Order',
    ])
  })

  it('has ids beside the wire shape, and gets them back', () => {
    const whole = content('a:x,y b: c:z')
    const ids = record.idsOf(whole)
    expect(ids).toEqual({ items: ['a', 'b', 'c'], 'items#a.points': ['x', 'y'], 'items#c.points': ['z'] })
    const wire = JSON.parse(JSON.stringify(record.toWire(whole))) as object
    expect(JSON.stringify(wire)).not.toContain('"id"')
    expect(record.fromWire(wire, ids)).toEqual({ content: whole, lost: [] })
  })

  it('has first ids that no other row of the record has', () => {
    expect(record.idsOf(record.fallback)).toEqual({ items: ['d0'], 'items#d0.points': ['d0-0'] })
  })

  it('finds the ids of rows that came without, by what they continue', () => {
    const before = content('a:x,y b:z')
    const sent = record.checkWire(record.toWire(content('b:z a:y,x,new')), before)
    expect(sent.problems).toEqual([])
    const [b, a] = sent.content.items
    expect([b.id, b.points[0].id, a.id, a.points[0].id, a.points[1].id]).toEqual(['b', 'z', 'a', 'y', 'x'])
    expect(['x', 'y', 'z']).not.toContain(a.points[2].id)
  })

  it('keeps the points of a section that a page older than them sends by its id', () => {
    const before = content('a:x,y')
    const wire = { items: { value: '[{"title":"aa"}]' } }
    expect(said(record.checkWire(wire, before, { items: ['a'] }).content)).toBe('aa:x,y')
    const emptied = { items: { value: '[{"title":"aa","points":[]}]' } }
    expect(said(record.checkWire(emptied, before, { items: ['a'] }).content)).toBe('aa:')
  })

  it('reads null and nothing as no points, and refuses what is no list', () => {
    const read = (inside: unknown) => record.fromWire({ items: [{ title: 'a', points: inside }] })
    for (const none of [null, '', [], '[]']) expect(read(none).content.items[0].points).toEqual([])
    expect(read('no list').lost).toEqual(['items'])
  })

  it('names a point’s problem by the way to it', () => {
    expect(record.check(content('a:x b:y, '))).toEqual([])
    const wrong = content('a:x b:y,z')
    wrong.items[1].points[1].title = ' '
    expect(record.check(wrong)).toEqual([{ path: 'items.1.points.1.title', message: 'Please enter title!' }])
  })

  it('is refused with more rows than it may have, before they are told apart', () => {
    const { problems } = record.checkWire(record.toWire(content('a: b:w,x,y,z')), record.fallback)
    expect(problems).toEqual([{ path: 'items.1.points', message: 'A list holds 3 points at most.' }])
  })
})

describe('titles of which there may be one', () => {
  it.each([
    ['the second of two new ones', 'A: A:', '', [1]],
    ['whatever its case and the blanks around', 'Auto: auto:', '', [1]],
    ['the one that was changed, wherever it is', 'B:x B:y', 'A:x B:y', [0]],
    ['both, where both were', 'C: C: ', 'A: B:', [1]],
    ['none of those that are saved like that', 'A: A:', 'A: A:', []],
    ['a third beside two that are saved', 'A: A: A:', 'A: A:', [2]],
  ])('tells %s', (_what, now, saved, wrong) => {
    const withIds = (words: string, from: Content) => ({ items: from.items.map((row, index) => ({ ...row, id: `r${index}`, words })) })
    const before = withIds(saved, content(saved)) as unknown as Content
    const after = withIds(now, content(now)) as unknown as Content
    expect(record.check(after, saved ? before : undefined)).toEqual(
      wrong.map((index) => ({ path: `items.${index}.title`, message: 'Title already present.' })),
    )
  })
})

describe('a list of as many rows as its default', () => {
  const fixed = list({
    label: 'Cards',
    noun: 'card',
    fixed: true,
    item: { title: text({ label: 'Title' }) },
    fallback: [{ title: 'a' }, { title: 'b' }],
  })
  it('is refused with more or fewer', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id, title: id }))
    const problem = [{ path: 'cards', message: 'There are 2 cards, no more and no fewer.' }]
    expect([1, 2, 3].map((count) => fixed.check(rows.slice(0, count), {}, 'cards'))).toEqual([problem, [], problem])
  })
})
