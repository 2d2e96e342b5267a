import { describe, expect, it } from 'vitest'
import { unreadable } from './field.ts'
import { group } from './group.ts'
import { image } from './image.ts'
import { completedAddress, dialledAsWritten, link, safeHref } from './link.ts'
import { list } from './list.ts'
import { minLength, required, requiredWith } from './rules.ts'
import { text } from './text.ts'
import { toggle } from './toggle.ts'

describe('text', () => {
  it('reads the odd shapes of old clients', () => {
    const title = text({ label: 'Title' })
    expect(
      ['plain', { value: 'valued', error: '' }, { value: 'full', action: '', type: 'text' }, 7, null, undefined].map((wire) =>
        title.decode(wire),
      ),
    ).toEqual(['plain', 'valued', 'full', '7', '', ''])
    expect(title.decode(['a list'])).toBe(unreadable)
  })

  it('counts characters as people see them, without the blanks around', () => {
    const short = text({ label: 'Description', rules: [minLength(5, 'too short')] })
    expect(short.check('  ab  ', {}, 'd')).toEqual([{ path: 'd', message: 'too short' }])
    expect(short.check('ab🌾cd', {}, 'd')).toEqual([])
    expect(short.minimum).toBe(5)
  })

  it('stops at the first failure', () => {
    const both = text({ label: 'Description', rules: [required('first'), minLength(5, 'second')] })
    expect(both.check(' ', {}, 'd')).toEqual([{ path: 'd', message: 'first' }])
  })
})

describe('text that no database takes', () => {
  it('loses what nobody sees', () => {
    expect(text({ label: 'Title' }).decode('a\0b\ud800c')).toBe('ab\ufffdc')
  })
})

describe('link', () => {
  it.each(['/360', '#products', '?q=1', 'https://a.example/x', 'HTTP://a.example', 'mailto:a@b.example', 'tel:+1970'])(
    'takes %s',
    (address) => {
      expect(safeHref(address)).toBe(address)
    },
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https:///x',
    'elsewhere',
    'ftp://a.example',
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined()
    expect(link({ label: 'Link' }).check(address, {}, 'l')).toHaveLength(1)
  })

  it.each([
    ['https://exa mple', 'There is a blank in this address. Please take it out.'],
    ['/360/find an agent', 'There is a blank in this address. Please take it out.'],
    ['https://:80', 'Please enter a name such as www.example.com after https://'],
    ['mailto:info', 'Please enter an e-mail address after mailto:'],
    ['tel:', 'Please enter a phone number after tel:'],
  ])('names what is wrong with %s', (address, message) => {
    expect(link({ label: 'Link' }).check(address, {}, 'l')).toEqual([{ path: 'l', message }])
  })

  it.each([
    ['www.example.com', 'https://www.example.com'],
    [' example.com/fields?a=1 ', 'https://example.com/fields?a=1'],
    ['info@windbreak.example', 'mailto:info@windbreak.example'],
    ['(970) 555-0100', 'tel:+19705550100'],
    ['970.555.0100', 'tel:+19705550100'],
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['/360/faq', '/360/faq'],
    ['#products', '#products'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['exa mple.com', 'exa mple.com'],
    ['Auto insurance', 'Auto insurance'],
    ['', ''],
  ])('completes %j to %j', (typed, whole) => expect(completedAddress(typed)).toBe(whole))

  it.each([
    ['tel:+19705550100', '(541) 555-0100', 'tel:+15415550100'],
    ['tel:+19705550100', 'the office', 'tel:+19705550100'],
    ['tel:9705550100', '970.555.0100', 'tel:9705550100'],
    ['tel:+19705550100,12', '(970) 555-0100', 'tel:+19705550100,12'],
    ['/360/contact', '(541) 555-0100', '/360/contact'],
  ])('lets %j, written as %j, call %j', (address, words, called) => expect(dialledAsWritten(address, words)).toBe(called))

  it('refuses only what could harm where the source wants no checks', () => {
    const free = link({ label: 'Link', onlyHarm: true })
    const refused = (address: string) => free.check(address, {}, 'l').length > 0
    expect(['', 'www.example.com', 'soon', 'https://exa mple', 'tel:', '/360'].filter(refused)).toEqual([])
    expect(
      ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//elsewhere.example', '/\\x'].filter((each) => !refused(each)),
    ).toEqual([])
  })

  it('may be required only while its label is filled', () => {
    const address = link({ label: 'Link', rules: [requiredWith('button', 'Please enter link!')] })
    expect(address.check('', { button: 'Go' }, 'l')).toEqual([{ path: 'l', message: 'Please enter link!' }])
    expect(address.check('', { button: ' ' }, 'l')).toEqual([])
  })
})

describe('image', () => {
  it('is a picture of this site or none', () => {
    const picture = image({ label: 'Image' })
    expect(['', '/media/abc-10x10', '/art/hero'].flatMap((path) => picture.check(path, {}, 'i'))).toEqual([])
    for (const path of ['https://elsewhere.example/a.png', '//elsewhere.example/a.png', 'data:image/png;base64,x', '/a b'])
      expect(picture.check(path, {}, 'i')).toHaveLength(1)
  })
})

describe('toggle', () => {
  it('is the text true or false, or 1 or 0, and reads both', () => {
    const asText = toggle({ label: 'Show' })
    const asNumber = toggle({ label: 'Show', as: 'number' })
    expect([asText.encode(true), asText.encode(false), asNumber.encode(true), asNumber.encode(false)]).toEqual(['true', 'false', 1, 0])
    expect(['true', 'FALSE', 1, '0', true, '', { value: 1 }].map((wire) => asText.decode(wire))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ])
    expect(asText.decode('perhaps')).toBe(unreadable)
  })
})

describe('group', () => {
  const item = group({ label: 'Pay', fields: { value: text({ label: 'Label' }), link: link({ label: 'Link' }) }, also: { error: '' } })

  it('is written as one object with what old clients expect beside it', () => {
    expect(item.encode({ value: 'Pay', link: '/360' })).toEqual({ value: 'Pay', link: '/360', error: '' })
    expect(item.decode('{"value":"Pay"}')).toEqual({ value: 'Pay', link: '' })
    expect(item.decode([])).toBe(unreadable)
  })

  it('keeps what the wire does not name', () => {
    expect(item.decode({ value: 'Pay' }, { value: 'Old', link: '/360' })).toEqual({ value: 'Pay', link: '/360' })
  })

  it('merges what two people changed in different places', () => {
    const merged = item.merge(
      { value: 'a', link: '/1' },
      { value: 'b', link: '/1' },
      { value: 'a', link: '/2' },
      { path: 'pay', label: 'Pay' },
    )
    expect(merged).toMatchObject({ value: { value: 'b', link: '/2' }, conflicts: [] })
    expect(merged.taken).toEqual([
      { path: 'pay.value', label: 'Pay, label', from: 'theirs' },
      { path: 'pay.link', label: 'Pay, link', from: 'mine' },
    ])
  })
})

describe('list', () => {
  const points = list({
    label: 'Points',
    noun: 'point',
    item: { point: text({ label: 'Point', rules: [required('Please enter point')] }) },
    fallback: [],
  })
  const row = (id: string, point = id) => ({ id, point })
  const at = { path: 'points', label: 'Points' }
  const merge = (base: string, theirs: string, mine: string) => {
    const rows = (words: string) =>
      words
        .split(' ')
        .filter(Boolean)
        .map((word) => row(word[0], word))
    const { value, conflicts } = points.merge(rows(base), rows(theirs), rows(mine), at)
    return { order: value.map((each) => each.point).join(' '), conflicts: conflicts.map((each) => each.path) }
  }

  it('reads plain strings, valued rows, JSON text and rows that are JSON text', () => {
    const decoded = points.decode('["one", {"point":{"value":"two","error":""}}, {"point":"three"}, "{\\"point\\":\\"four\\"}"]')
    expect((decoded as { point: string }[]).map((each) => each.point)).toEqual(['one', 'two', 'three', 'four'])
    expect(points.decode('not JSON')).toBe(unreadable)
    expect(points.decode([['a list']])).toBe(unreadable)
  })

  it('keeps a row of text that happens to be JSON of something else', () => {
    const strings = list({ label: 'Items', noun: 'item', rows: 'string', item: { title: text({ label: 'Title' }) }, fallback: [] })
    expect(strings.decode(strings.encode([{ id: 'a', title: '{"a":1}' }]))).toEqual([{ id: '', title: '{"a":1}' }])
  })

  it('names the row of a problem by its path', () => {
    expect(points.check([row('a'), row('b', ' ')], {}, 'points')).toEqual([{ path: 'points.1.point', message: 'Please enter point' }])
  })

  it.each([
    ['a move and a change', 'a b c', 'c a b', 'a bb c', { order: 'c a bb', conflicts: [] }],
    ['two additions in one place', 'a b', 'a x b', 'a y b', { order: 'a x y b', conflicts: [] }],
    ['a deletion and a move of others', 'a b c', 'a c', 'c b a', { order: 'c a', conflicts: [] }],
    ['a deletion by both', 'a b c', 'a c', 'a c', { order: 'a c', conflicts: [] }],
    ['one row changed by both', 'a b', 'ax b', 'ay b', { order: 'ay b', conflicts: ['points#a.point'] }],
    ['a row deleted here and changed there', 'a b', 'b', 'ax b', { order: 'ax b', conflicts: ['points#a'] }],
    ['a row brought back by both', 'b', 'ax b', 'ax b', { order: 'ax b', conflicts: [] }],
    ['a row brought back by both with different words', 'b', 'ax b', 'ay b', { order: 'ay b', conflicts: ['points#a.point'] }],
    ['the same move by both', 'a b c', 'b a c', 'b a c', { order: 'b a c', conflicts: [] }],
    ['different moves', 'a b c', 'b a c', 'a c b', { order: 'a c b', conflicts: ['points#order'] }],
  ])('merges %s', (_what, base, theirs, mine, expected) => {
    expect(merge(base, theirs, mine)).toEqual(expected)
  })

  it('reads each of many rows a few times at most, however many of them changed', () => {
    let read = 0
    const title = text({ label: 'Title' })
    const counting = { ...title, encode: (value: string) => (read++, title.encode(value)) }
    const many = list({ label: 'Barns', noun: 'barn', item: { title: counting }, fallback: [] })
    const barns = (word: string) => Array.from({ length: 1000 }, (_each, index) => ({ id: `b${index}`, title: `${word} ${index}` }))
    const found = many.identify(barns('New'), undefined, barns('Old'))
    expect(found.map(({ id }) => id)).toEqual(barns('').map(({ id }) => id))
    expect(read).toBeLessThanOrEqual(2000)
  })

  it('gives rows without ids those of the rows they continue', () => {
    const before = [row('1', 'one'), row('2', 'two'), row('3', 'three')]
    const sent = ['three', 'one', 'new'].map((point) => ({ id: '', point }))
    const [third, first, added] = points.identify(sent, undefined, before)
    expect([third.id, first.id]).toEqual(['3', '1'])
    expect(['1', '2', '3']).not.toContain(added.id)
    expect(points.identify(sent, ['x', 'y', 'z'], before).map((each) => each.id)).toEqual(['x', 'y', 'z'])
  })
})
