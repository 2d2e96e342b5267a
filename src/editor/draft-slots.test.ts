import { beforeEach, expect, it, vi } from 'vitest'
import { homeProducts } from '../content/home/home-products.ts'
import type { AnyContent } from '../content/section.ts'
import { openDraftSlots } from './draft-slots.ts'

const content = homeProducts.fallback as AnyContent
const draft = {
  slot: 'one',
  at: 5,
  revision: 3,
  base: content,
  draft: { ...content, title: 'Typed' },
  sent: [{ base: content, content: { ...content, title: 'Ty' } }],
}
const owner = { section: homeProducts, client: 'windbreak', username: 'admin@windbreak.example' }
const alive = new Set<string>()
const slotsOf = (name: string, who = owner) => openDraftSlots(who, { name, alive: async () => alive })
let kept: Record<string, string> = {}

beforeEach(() => {
  kept = {}
  alive.clear()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, value: string) => void (kept[key] = value),
        removeItem: (key: string) => void delete kept[key],
      },
      { ownKeys: () => Object.keys(kept), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
    ),
  )
})

it('keeps a draft under tenant, section and account, and gives it back once its tab is gone', async () => {
  alive.add('tab1')
  expect(slotsOf('tab1').keep(draft)).toBe(true)
  expect(Object.keys(kept)).toEqual(['shelterbelt:draft:windbreak:360_Home/Section_2_Update:admin@windbreak.example#tab1.one'])
  expect(await slotsOf('tab2').findLeft(content)).toEqual([])
  alive.clear()
  expect(await slotsOf('tab2').findLeft(content)).toEqual([{ ...draft, slot: 'tab1.one' }])
})

it('keeps the drafts of two tabs, two people and two tenants apart', async () => {
  slotsOf('tab1').keep(draft)
  slotsOf('tab2').keep({ ...draft, draft: content })
  expect(await slotsOf('tab3').findLeft(content)).toHaveLength(2)
  expect(await slotsOf('tab3', { ...owner, username: 'other' }).findLeft(content)).toEqual([])
  expect(await slotsOf('tab3', { ...owner, client: 'other' }).findLeft(content)).toEqual([])
})

it('forgets a draft of this tab and one that another tab left', async () => {
  slotsOf('tab1').keep(draft)
  slotsOf('tab2').drop('tab1.one')
  slotsOf('tab2').keep(draft)
  slotsOf('tab2').drop('one')
  expect(kept).toEqual({})
})

it('reads over what it cannot read', async () => {
  slotsOf('tab1').keep(draft)
  for (const key of Object.keys(kept)) kept[key] = '{"v":1'
  expect(await slotsOf('tab2').findLeft(content)).toEqual([])
})

it('leaves in its place what a renewed site cannot read wholly, until one comes that can', async () => {
  slotsOf('tab1').keep(draft)
  const [[key, text]] = Object.entries(kept)
  kept[key] = text.replace('"value":"Typed"', '"value":["Typed"]')
  expect(kept[key]).not.toBe(text)
  expect(await slotsOf('tab2').findLeft(content)).toEqual([])
  expect(Object.keys(kept)).toEqual([key])
  kept[key] = text
  expect(await slotsOf('tab2').findLeft(content)).toHaveLength(1)
})

it('says so when the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(slotsOf('tab1').keep(draft)).toBe(false)
})
