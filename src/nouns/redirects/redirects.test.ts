import { describe, expect, it, vi } from 'vitest'
import { foldPath, readNewAddress, readOldAddress } from './redirect-address.ts'
import { chainsIn } from './redirect-chains.ts'
import { createRedirectTable, type Redirect } from './redirect-table.ts'
import { readSheet, redirectsOfSheet } from './read-sheet.ts'

const list = (lines: Record<string, string>): Redirect[] => Object.entries(lines).map(([from, to]) => ({ from, to }))
const noPage = (_path: string) => false

describe('an old address', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    ['https://www.windbreak.example/old', '/old'],
    ['/caf%C3%A9', '/café'],
    ['/old/*', '/old/*'],
    ['/page.php?b=2&a=1', '/page.php?a=1&b=2'],
  ])('%s is kept as %s', (typed, key) => expect(readOldAddress(typed)).toMatchObject({ key }))

  it.each([
    ['', 'Please enter the old address'],
    ['old', 'begins with /'],
    ['//elsewhere.example', 'begins with /'],
    ['/a/../b', 'no browser'],
    ['/a%2e%2e\\b', 'no browser'],
    ['/a b', 'no browser'],
    ['/a/*/b', 'only stand at the end'],
    ['/a/*?b=1', 'not both'],
    ['/', 'always there'],
    ['/*', 'hide from visitors'],
    ['/API/pages', 'the site itself answers'],
    ['/auth/*', 'the site itself answers'],
    ['/media', 'the site itself answers'],
    ['/%6dedia/x', 'the site itself answers'],
    ['/360/redirects', 'the site itself answers'],
    [`/${'a'.repeat(300)}`, '300 characters'],
  ])('%s is refused', (typed, why) => expect(readOldAddress(typed)).toContain(why))
})

describe('an address to lead to', () => {
  const read = (typed: string) => readNewAddress(typed, ['www.windbreak.example'])
  it('of this site is a path, whichever way it was written', () => {
    expect(read('https://www.windbreak.example/360/faq?a=1#b')).toEqual({ to: '/360/faq?a=1#b', host: null })
    expect(read('/360/farm-&-ranch-insurance/café?q=ä')).toEqual({ to: '/360/farm-&-ranch-insurance/caf%C3%A9?q=%C3%A4', host: null })
    expect(read(' /360/faq ')).toEqual({ to: '/360/faq', host: null })
  })
  it('of another names its host', () => {
    expect(read('https://PAY.example/start')).toEqual({ to: 'https://pay.example/start', host: 'pay.example' })
  })
  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https:elsewhere.example',
    'http://elsewhere.example',
    'javascript:alert(1)',
    'https://us@elsewhere.example/',
    'https://www.windbreak.example//elsewhere.example',
    '/a\nb',
    'faq',
    '',
    `/${'a'.repeat(500)}`,
  ])('%j is refused', (typed) => expect(typeof read(typed)).toBe('string'))
})

describe('the table', () => {
  const table = createRedirectTable(
    list({
      '/old': '/360/faq',
      '/page.php': '/360',
      '/page.php?id=12': '/360/auto-insurance',
      '/page.php?id=12&lang=es': '/360/about',
      '/shop/*': '/store',
      '/en/*': '/*',
      '/en/shop/*': 'https://shop.example/all/*',
      '/kept?x=1': '/360?from=x#top',
    }),
  )
  it.each([
    ['/old', '/360/faq'],
    ['/OLD/', '/360/faq'],
    ['/%6fld?utm_source=mail', '/360/faq?utm_source=mail'],
    ['/old/more', undefined],
    ['/page.php', '/360'],
    ['/page.php?id=12&utm=1', '/360/auto-insurance?utm=1'],
    ['/page.php?lang=es&id=12', '/360/about'],
    ['/page.php?id=13', '/360?id=13'],
    ['/shop', '/store'],
    ['/shop/hats/1', '/store'],
    ['/shopping', undefined],
    ['/en', '/'],
    ['/en/a/B?c=1', '/a/B?c=1'],
    ['/en/shop/a', 'https://shop.example/all/a'],
    ['/en/en/old', '/360/faq'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['/en/shop//elsewhere.example', 'https://shop.example/all/elsewhere.example'],
    ['/kept?x=1&y=2', '/360?from=x&y=2#top'],
  ])('leads %s to %s', (asked, to) => expect(table.leadsTo(asked, (path) => path.startsWith('/360'))).toBe(to))

  it('passes no page by', () => {
    expect(table.leadsTo('/en/old', (path) => path === '/old')).toBe('/old')
  })
  it('looks at no address that is longer than any old one, and walks one made of slashes once', () => {
    expect(table.leadsTo(`/shop/${'a/'.repeat(1000)}`, noPage)).toBeUndefined()
    expect(table.leadsTo(`/shop/${'a/'.repeat(900)}`, noPage)).toBe('/store')
    // Walked anew from each slash, this would take minutes.
    const slashes = `${'/'.repeat(500_000)}a`
    expect(foldPath(slashes)).toBe(slashes)
    expect(foldPath(`${slashes}${'/'.repeat(500_000)}`)).toBe(slashes)
  })
  it('looks once through what is asked behind an address, however many pages stood there', () => {
    const pages = Array.from({ length: 2000 }, (_, index) => [`/page.php?id=${index}`, `/pages/${index}`])
    const table = createRedirectTable(list(Object.fromEntries(pages)))
    const looked = vi.spyOn(URLSearchParams.prototype, 'getAll')
    expect(table.leadsTo(`/page.php?${'a&'.repeat(5000)}id=1999&id=7`, noPage)).toMatch(/^\/pages\/7/)
    expect(table.leadsTo(`/page.php?${'a&'.repeat(5000)}`, noPage)).toBeUndefined()
    expect(looked.mock.calls.length).toBeLessThan(10)
    looked.mockRestore()
  })

  it('leads nowhere what leads to itself, be it a page or not', () => {
    const circle = createRedirectTable([{ from: '/360/*', to: '/360/*' }])
    const spiral = createRedirectTable([{ from: '/old/*', to: '/old/older/*' }])
    expect(spiral.leadsTo('/old/barn', noPage)).toBeUndefined()
    for (const isPage of [true, false]) expect(circle.leadsTo('/360/agent-details/pat', () => isPage)).toBeUndefined()
  })
  it('drops what was asked behind an address that would grow too long', () => {
    expect(table.leadsTo(`/old?${'a'.repeat(2100)}`, noPage)).toBe('/360/faq')
  })
})

describe('chains', () => {
  const told = (lines: Record<string, string>, isPage = noPage) =>
    Object.fromEntries([...chainsIn(list(lines), isPage)].map(([from, { addresses, loops }]) => [from, [addresses.join(' '), loops]]))

  it('are told with every address, and as loops where they come back', () => {
    expect(told({ '/a': '/b', '/b': '/c' })).toEqual({ '/a': ['/a /b /c', false] })
    expect(told({ '/a': '/A/' })).toEqual({ '/a': ['/a /A/ /A/', true] })
    expect(told({ '/a': '/b?x=1', '/b': '/a' })).toMatchObject({ '/a': ['/a /b?x=1 /a /b?x=1', true] })
  })
  it('are followed no further than a visitor would be led', () => {
    const lines = list(Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`/r${index}`, `/r${index + 1}`])))
    let looked = 0
    const chains = chainsIn(lines, () => ++looked < 0)
    expect(looked).toBeLessThanOrEqual(2000)
    expect(chains.get('/r0')).toMatchObject({ goesOn: true, loops: false, addresses: { length: 9 } })
    expect(chains.get('/r1995')).toMatchObject({ goesOn: false, addresses: { length: 6 } })
  })
  it('run through stars', () => {
    expect(told({ '/a/*': '/a/b/*' })).toMatchObject({ '/a/*': [expect.anything(), true] })
    expect(told({ '/a': '/old/x', '/old/*': '/new/*' })).toEqual({ '/a': ['/a /old/x /new/*', false] })
    expect(told({ '/a/*': '/b/c/*', '/b/*': '/d' })).toEqual({ '/a/*': ['/a/* /b/c/* /d', false] })
    expect(told({ '/en/*': '/*', '/a': '/b' })).toEqual({})
  })
  it('end at a page', () => {
    expect(told({ '/a': '/360/faq', '/360/*': '/main' }, (path) => path === '/360/faq')).toEqual({})
  })
  it('that meet only below stars end', () => {
    // Each alone is no chain; together they are walked at most as often as there is something left behind the star.
    const lines = list({ '/a/*': '/b/*', '/b/c/*': '/*' })
    expect(chainsIn(lines, noPage).size).toBe(0)
    expect(createRedirectTable(lines).leadsTo('/a/c/a/c/a/c/x', noPage)).toBe('/x')
  })
})

describe('a sheet', () => {
  it('is read with or without names of its columns, whatever parts them', () => {
    const both = [
      { line: 2, from: '/a', to: '/b' },
      { line: 3, from: '/c, "d"', to: 'https://e.example/f' },
    ]
    expect(redirectsOfSheet('\uFEFFfrom,to\r\n/a,/b\r\n"/c, ""d""",https://e.example/f\r\n')).toEqual(both)
    expect(redirectsOfSheet('From;To\n/a;/b\n"/c, ""d""";https://e.example/f')).toEqual(both)
    expect(redirectsOfSheet('/a\t/b')).toEqual([{ line: 1, from: '/a', to: '/b' }])
  })

  it.each(['\n', '\r\n'])('numbers its lines as a spreadsheet does, empty ones too (%j)', (end) => {
    const sheet = ['', 'from,to', '/a,/b', ',', '', '"/c",/d'].join(end)
    expect(redirectsOfSheet(sheet).map(({ line, from }) => [line, from])).toEqual([
      [3, '/a'],
      [6, '/c'],
    ])
  })

  it('keeps no row of all that have nothing in them', () => {
    expect(readSheet(`${'\n'.repeat(256 * 1024)}/a,/b`)).toEqual([{ line: 256 * 1024 + 1, cells: ['/a', '/b'] }])
  })
})
