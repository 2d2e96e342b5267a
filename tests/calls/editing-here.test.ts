import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { startTestApp, type TestApp, type TestPerson } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site?.close())

const header = '360_Home/Section_1'
type Said = { tab?: string; open?: string | null; drafts?: string[]; leaves?: boolean; client?: string; turn?: number }
let turns = 0

/** What a tab of theirs says, and whom it hears of. */
async function say(as: TestPerson, said: Said = {}, at: TestApp = site) {
  const { status, body } = await tell(as, said, at)
  return status === 200 ? body.colleagues : status
}

const lately = async (as: TestPerson) => (await tell(as)).body.lately

const tell = (as: TestPerson, said: Said = {}, at: TestApp = site) =>
  at.post(
    '/api/cms/editing-here',
    { tab: `${as.toLowerCase()}1`, open: null, drafts: [], client: 'windbreak', turn: ++turns, ...said },
    { as },
  )
const owen = { name: 'Owen Tate', open: header, drafts: [] }

beforeEach(async () => {
  for (const as of ['admin', 'secondAdmin'] as const) await say(as, { leaves: true })
})

it('tells colleagues who has what open, and that they have gone', async () => {
  expect(await say('secondAdmin', { open: header })).toEqual([])
  expect(await say('admin')).toEqual([owen])
  expect(await say('secondAdmin', { open: 'Footer/Section_6' })).toEqual([])
  expect(await say('admin')).toEqual([{ ...owen, open: 'Footer/Section_6' }])
  await say('secondAdmin', { leaves: true })
  expect(await say('admin')).toEqual([])
})

it('tells what colleagues had open a moment ago, since they may have saved it between two words of mine', async () => {
  site.clock.advance(60_000)
  await say('secondAdmin', { open: header })
  await say('secondAdmin', { leaves: true })
  expect(await lately('admin')).toEqual([header])
  expect(await lately('secondAdmin')).toEqual([])
  const late = ++turns
  await say('secondAdmin', { leaves: true })
  await say('secondAdmin', { open: 'Footer/Section_6', turn: late })
  expect(await lately('admin')).toEqual([header, 'Footer/Section_6'])
  site.clock.advance(60_000)
  expect(await lately('admin')).toEqual([])
})

it('tells which revision is stored of what I share with a colleague, and of nothing else', async () => {
  const revision = async (open: string) => (await tell('admin', { open })).body.revision
  const places = [
    header,
    '360_Home/Details',
    'FindAnAgent/Agent#1',
    'FindAnAgent/Agent#new',
    'Blog/Article#4',
    'Blog/Article#99999999999999999999',
  ]
  for (const open of places) {
    await say('secondAdmin', { open })
    expect([open, await revision(open)]).toEqual([open, 0])
  }
  await say('secondAdmin', { open: header })
  expect(await revision('Footer/Section_5_Navigation')).toBeUndefined()
  const content = homeHeader.toWire({ ...homeHeader.fallback, tagLine: 'Saved since' })
  await site.post('/api/cms/add-new', { pageName: '360_Home', section: 'Section_1', client: 'windbreak', content }, { as: 'secondAdmin' })
  expect(await revision(header)).toBe(1)
})

it('does not bring back who has left by a word that was overtaken on its way', async () => {
  await say('secondAdmin', { open: header })
  const late = ++turns
  await say('secondAdmin', { leaves: true })
  await say('secondAdmin', { open: header, turn: late })
  expect(await say('admin')).toEqual([])
  await say('secondAdmin', { open: header })
  expect(await say('admin')).toEqual([owen])
})

it('tells of words that are not saved, with nothing open', async () => {
  await say('secondAdmin', { drafts: [header] })
  expect(await say('admin')).toEqual([{ name: 'Owen Tate', open: null, drafts: [header] }])
  await say('secondAdmin')
  expect(await say('admin')).toEqual([])
})

it('forgets a tab that fell silent, and not one that says the same again', async () => {
  await say('secondAdmin', { open: header })
  site.clock.advance(60_000)
  await say('secondAdmin', { open: header })
  site.clock.advance(60_000)
  expect(await say('admin')).toEqual([owen])
  site.clock.advance(60_000)
  expect(await say('admin')).toEqual([])
})

it('tells nobody of their own tabs, and no other insurer of anybody', async () => {
  await say('admin', { open: header, tab: 'another1' })
  expect(await say('admin', { open: header })).toEqual([])
  expect((await tell('otherAdmin', { client: 'prairie' })).body).toMatchObject({ colleagues: [], lately: [] })
  await say('admin', { leaves: true, tab: 'another1' })
})

it('has limits', async () => {
  expect(await say('admin', { open: 'x'.repeat(121) })).toBe(400)
  expect(await say('admin', { drafts: Array.from({ length: 21 }, () => header) })).toBe(400)
  expect(await say('agent')).toBe(403)
})

it.runIf(process.env.TEST_DATABASE === 'postgres')('is known at every node', async () => {
  const other = await startTestApp({ besides: site })
  try {
    await say('secondAdmin', { open: header }, other)
    await expect.poll(() => say('admin')).toEqual([owen])
  } finally {
    await other.close()
  }
})
