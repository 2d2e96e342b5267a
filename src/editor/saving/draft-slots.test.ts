import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { homeProducts } from '../../content/home/home-products.ts'
import type { AnyContent } from '../../content/section.ts'
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
const owner = { record: homeProducts, key: () => homeProducts.key, client: 'windbreak', username: 'admin@windbreak.example' }
const alive = new Set<string>()
const slotsOf = (name: string, who = owner) => openDraftSlots(who, { name, alive: async () => alive })
let kept: Record<string, string> = {}
afterAll(() => vi.unstubAllGlobals())

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

it('takes a draft along when what it is of gets another name', async () => {
  let key = 'Agent#new'
  const slots = openDraftSlots({ ...owner, key: () => key }, { name: 'tab1', alive: async () => alive })
  slots.keep({ ...draft, slot: 'aside' })
  slots.keep(draft)
  key = 'Agent#7'
  slots.keep(draft)
  expect(Object.keys(kept).toSorted()).toEqual([
    'shelterbelt:draft:windbreak:Agent#7:admin@windbreak.example#tab1.one',
    'shelterbelt:draft:windbreak:Agent#new:admin@windbreak.example#tab1.aside',
  ])
  slots.drop('one')
  slots.drop('aside')
  expect(kept).toEqual({})
})

it('keeps of each save that is under way what that one was based on', async () => {
  const sent = [{ base: { ...content, title: 'Before that' }, content: { ...content, title: 'Ty' } }]
  slotsOf('tab1').keep({ ...draft, sent })
  expect(await slotsOf('tab2').findLeft(content)).toMatchObject([{ sent: [{ base: { title: 'Before that' } }] }])
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

it('offers the words of a draft that this release cannot put back, and forgets it when told', async () => {
  slotsOf('tab1').keep(draft)
  slotsOf('tab2').keep(draft)
  const [storageKey] = Object.keys(kept)
  const told = JSON.parse(kept[storageKey]) as { draft: { value: Record<string, { value: unknown }> } }
  told.draft.value.productList = { value: '[[{"title":"Rows of rows"}]]' }
  kept[storageKey] = JSON.stringify(told)

  const slots = slotsOf('tab3')
  expect(await slots.findLeft(content)).toHaveLength(1)
  const [unreadable, ...more] = await slots.findUnreadable(content)
  expect(more).toEqual([])
  expect(unreadable.words.split('\n')).toEqual(['Typed', String(content.subTitle), 'Rows of rows'])
  slots.drop(unreadable.slot)
  expect(await slots.findUnreadable(content)).toEqual([])
  expect(await slots.findLeft(content)).toHaveLength(1)
})

it('knows what was left for somebody else who is new, once this one has a number', async () => {
  slotsOf('gone', { ...owner, key: () => 'Agent#new' } as typeof owner).keep(draft)
  let key = 'Agent#new'
  const slots = openDraftSlots({ ...owner, key: () => key }, { name: 'tab1', alive: async () => alive })
  const [left] = await slots.findLeft(content)
  slots.keep({ ...draft, slot: 'mine' })
  key = 'Agent#7'
  slots.keep({ ...draft, slot: 'mine' })
  expect([slots.isHere(left.slot), slots.isHere('mine')]).toEqual([false, true])
})
