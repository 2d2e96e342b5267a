import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { usStates } from '../../nouns/places/us-states.ts'
import { pageMeta } from './page-meta.ts'
import type { ShellData } from './shell-data.ts'

const tenant = { name: 'Windbreak Mutual', tagLine: 'Here.', description: 'An insurer.', language: 'en-US', servedStates: ['CO'] }

/** What the head of a page at `shown` says of its address, where `path` is the page's first one. */
function addressesOf(shown: string, path?: string) {
  const shell = { tenant, origin: 'https://windbreak.example', path: shown, details: null, languages: [] } as unknown as ShellData
  const head = pageMeta([{ id: 'root', loaderData: shell }], () => ({ path }))
  const find = (wanted: object) => head.find((tag) => Object.entries(wanted).every(([name, value]) => (tag as never)[name] === value))
  const { href } = (find({ rel: 'canonical' }) ?? {}) as { href?: string }
  const { content } = (find({ property: 'og:url' }) ?? {}) as { content?: string }
  return { canonical: href, shared: content }
}

it('names the first address of a page that answers at two', () => {
  const first = 'https://windbreak.example/360/about'
  expect(addressesOf('/360/about', '/360/about')).toEqual({ canonical: first, shared: first })
  expect(addressesOf('/about', '/360/about')).toEqual({ canonical: first, shared: first })
})

it('names none at the second address of the chooser, where a canonical "/" counts as a mistake', () => {
  const first = 'https://windbreak.example/'
  expect(addressesOf('/', '/')).toEqual({ canonical: first, shared: first })
  expect(addressesOf('/main', '/')).toEqual({ canonical: undefined, shared: first })
})

describe('an insurer of other states', () => {
  it('is told of in those', () => {
    const prairie = { ...tenant, name: 'Prairie Mutual', servedStates: ['KS', 'NE'] }
    const shell = { tenant: prairie, origin: 'https://prairie.example', path: '/360/auto-insurance', details: null, languages: [] }
    const head = pageMeta([{ id: 'root', loaderData: shell as unknown as ShellData }], (words) => words.auto.page)
    expect(JSON.stringify(head)).toContain('insurance for Kansas and Nebraska roads')
  })

  it('finds no name of another in the words of the pages: what one insurer alone says is content, or in its settings', () => {
    const files = globSync('src/words/english/*.ts')
    expect(files.length).toBeGreaterThan(40)
    const names = new RegExp(
      `Windbreak|555-01|\\b(?:${Object.values(usStates)
        .map(({ name }) => name)
        .join('|')})\\b`,
    )
    expect(files.flatMap((file) => (names.exec(readFileSync(file, 'utf8')) ?? []).map((name) => `${file}: ${name}`))).toEqual([])
  })
})

describe('what staff wrote of a page', () => {
  const own = { title: 'Auto insurance', description: 'Cars.', picture: '/art/auto' }
  const written = { title: ' Car insurance in Colorado ', description: 'Cars\nand trucks.', image: '/media/ab-1200x630', isHidden: false }

  function headOf(
    details: object | null,
    { about = own, mayEdit = false, languages = [] }: { about?: object; mayEdit?: boolean; languages?: object[] } = {},
  ) {
    const shell = {
      tenant,
      origin: 'https://windbreak.example',
      path: '/360/auto-insurance',
      details,
      mayEdit,
      languages,
    } as unknown as ShellData
    const head = pageMeta([{ id: 'root', loaderData: shell }], () => about) as Record<string, string>[]
    const said = (name: string) => head.find((tag) => tag.name === name || tag.property === name)?.content
    return { head, said, title: head.find((tag) => 'title' in tag)?.title }
  }

  it('stands in place of the words the page comes with, in results and on shared cards', () => {
    const { title, said } = headOf(written)
    expect([title, said('og:title')]).toEqual(Array(2).fill('Car insurance in Colorado · Windbreak Mutual'))
    expect([said('description'), said('og:description')]).toEqual(Array(2).fill('Cars and trucks.'))
    expect(said('og:image')).toBe('https://windbreak.example/media/ab-1200x630')
    expect(said('robots')).toBeUndefined()
  })

  it('leaves what is empty as the page says it', () => {
    const { title, said } = headOf({ title: ' ', description: '', image: '', isHidden: false })
    expect([title, said('description')]).toEqual(['Auto insurance · Windbreak Mutual', 'Cars.'])
  })

  it('hides the page from search engines, and not from those it is shared with', () => {
    const { head, said } = headOf({ ...written, isHidden: true })
    expect([said('robots'), said('og:title')]).toEqual(['noindex', 'Car insurance in Colorado · Windbreak Mutual'])
    expect(head.filter((tag) => tag.rel || 'script:ld+json' in tag)).toEqual([])
  })

  it('is not said of a sheet of the page, or of a form that went wrong', () => {
    expect(headOf(written, { about: { ...own, path: '/360/auto-insurance?page=2' } }).title).toBe('Auto insurance · Windbreak Mutual')
    expect(headOf(written, { about: { ...own, title: 'Error: Auto', indexed: false } }).title).toBe('Error: Auto · Windbreak Mutual')
  })

  it('is told beside what the page says itself to those who may edit, and to nobody else', () => {
    const { said } = headOf(written, { mayEdit: true })
    expect([said('own-title'), said('own-company')]).toEqual(['Auto insurance · Windbreak Mutual', 'Windbreak Mutual'])
    expect(JSON.stringify(headOf(written).head)).not.toContain('own-')
  })

  it('names the page in the other languages of the insurer, and itself among them', () => {
    const alternates = (about: object) =>
      headOf(null, { about, languages: [{ language: 'es-US', origin: 'https://es.example' }] })
        .head.filter(({ rel }) => rel === 'alternate')
        .map(({ hrefLang, href }) => [hrefLang, href])
    expect(alternates(own)).toEqual([
      ['en-US', 'https://windbreak.example/360/auto-insurance'],
      ['es-US', 'https://es.example/360/auto-insurance'],
    ])
    expect(alternates({ ...own, path: '/360/agent-details/a@b.example' })).toEqual([])
  })
})
