import { expect, it } from 'vitest'
import { pageMeta } from './page-meta.ts'
import type { ShellData } from './shell-data.ts'

const tenant = { name: 'Windbreak Mutual', tagLine: 'Here.', description: 'An insurer.', language: 'en-US' }

/** What the head of a page at `shown` says of its address, where `path` is the page's first one. */
function addressesOf(shown: string, path?: string) {
  const shell = { tenant, origin: 'https://windbreak.example', path: shown } as unknown as ShellData
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
