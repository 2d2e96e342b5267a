import {
  addNew,
  addNewContentItem,
  getContentItem,
  getItemHistory,
  getPageContentList,
  getSectionHistory,
  insightsSheet,
  searchAll,
} from '../../src/calls/addresses.ts'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { homeProducts } from '../../src/content/home/home-products.ts'
import type { AnyContent, AnySection } from '../../src/content/section.ts'
import { address } from '../../src/routes.ts'
import { oneOf } from './hostile-bodies.ts'
import type { HostileRequest, RequestKind } from './hostile-requests.ts'

/** What may be sent, or a little less. */
const most = { rows: 1000, section: 248_000, block: 98_000, tags: 11_900, article: 198_000, sheet: 262_000, body: 1_000_000 }

const json = (method: string, path: string, body: unknown): Omit<HostileRequest, 'kind'> => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const posted = (path: string, fields: Record<string, string>) => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})
const get = (path: string) => ({ method: 'GET', path, headers: {} })

/** No two saves are alike, so that each row is changed by each. */
let turn = 0

/** A list of as many rows as there may be, which fill `characters` of its section together. */
function full(section: AnySection, field: string, characters: number, rowWith: (at: number, words: string) => object) {
  turn += 1
  const wireWith = (words: string) => {
    const rows = Array.from({ length: most.rows }, (_each, at) => rowWith(at, words))
    return section.toWire({ ...(section.fallback as AnyContent), [field]: rows })
  }
  const left = (characters - JSON.stringify(wireWith('')).length) / most.rows
  const content = wireWith('barn '.repeat(Math.max(1, left / 5)))
  return json('POST', addNew.path, { pageName: section.page, section: section.section, client: 'windbreak', content })
}

const products = (characters: number) =>
  full(homeProducts, 'productList', characters, (at, description) => ({
    ...homeProducts.fallback.productList[0],
    title: `${turn} ${at}`,
    description,
  }))
const questions = (characters: number) =>
  full(faqQuestions, 'items', characters, (at, words) => ({
    ...faqQuestions.fallback.items[0],
    title: `${turn} ${at}`,
    description: `<p>${turn} <strong>hail</strong> ${words}</p>`,
  }))

/** One rich text of a section, which may be of as many tags as there is room for. */
function question(description: string) {
  turn += 1
  const content = faqQuestions.toWire({
    ...faqQuestions.fallback,
    items: [{ ...faqQuestions.fallback.items[0], title: `${turn}`, description }],
  })
  return json('POST', addNew.path, { pageName: faqQuestions.page, section: faqQuestions.section, client: 'windbreak', content })
}

const points = (inEach: number) => {
  turn += 1
  const items = Array.from({ length: 100 }, (_each, at) => ({
    ...agentHubTools.fallback.items[0],
    title: `${turn} ${at}`,
    points: Array.from({ length: inEach }, (_point, place) => ({ title: `${turn} ${place}`, link: '', pdfPath: '', pdfThumbnail: false })),
  }))
  const { page: pageName, section } = agentHubTools
  const content = agentHubTools.toWire({ items } as unknown as typeof agentHubTools.fallback)
  return json('POST', addNew.path, { pageName, section, client: 'windbreak', content })
}

const article = (richText: string) =>
  json('POST', addNewContentItem.path, { key: 'article', primaryKey: 'slug', client: 'windbreak', id: 1, content: { richText } })
const withIds = (lists: number) =>
  json('POST', addNew.path, {
    pageName: faqQuestions.page,
    section: faqQuestions.section,
    client: 'windbreak',
    content: faqQuestions.toWire(faqQuestions.fallback),
    ids: Object.fromEntries(
      Array.from({ length: lists }, (_each, at) => [`a${at}`, Array.from({ length: 1000 }, (_id, place) => `${place}`)]),
    ),
  })
/** As many pieces as there may be characters, or tags, of which each piece has some. */
const filled = (characters: number, tagsOfPiece: number, piece: (at: number) => string, from = '', to = '') => {
  turn += 1
  let text = from
  for (let at = 0; text.length + piece(at).length + to.length < characters && (at + 2) * tagsOfPiece < most.tags; at++) text += piece(at)
  return text + to
}
const table = (characters: number, tags: number) =>
  filled(characters, tags, (at) => `<tr><td>${turn}</td><td>${at}</td></tr>`, '<table><tbody>', '</tbody></table>')

/**
 * The largest an admin may send, and what is read of it afterwards: each the most work one request can be. They come alone, one
 * after the other, since a body has to be valid to be any work.
 */
const bodies: Record<string, () => Omit<HostileRequest, 'kind'>> = {
  'a list of 1,000 short rows, all changed': () => products(0),
  'its page, for an editor': () => get(address.home),
  'a list of 1,000 long rows, all changed': () => products(most.section),
  'its page, for an editor, when long': () => get(address.home),
  'its call': () => json('POST', getPageContentList.path, { pageName: homeProducts.page, client: 'windbreak' }),
  'its history': () =>
    json('POST', getSectionHistory.path, { pageName: homeProducts.page, section: homeProducts.section, client: 'windbreak' }),
  'a list that is too long': () => products(most.body * 0.8),
  'a list of 1,000 rich texts, all changed': () => questions(most.section),
  'its page, for an editor, when rich': () => get(address.faq),
  'a list of rich texts that is too long': () => questions(most.body * 0.8),
  'a rich text that never closes': () => question(`${turn}${'<i>'.repeat(most.block / 3)}a`),
  'a rich text of lists that never close': () => question(`${turn}${'<ul><li>'.repeat(most.block / 8)}a`),
  'as many rows inside rows as there may be': () => points(18),
  'its page, for an editor, with rows in rows': () => get(address.agentHub),
  'many more rows inside rows': () => points(180),
  'an article of many paragraphs': () => article(filled(most.article, 2, (at) => `<p>${turn} ${at} ${'hail '.repeat(40)}</p>`)),
  'an article that is one table': () => article(table(most.block, 6)),
  'an article that is too long a table': () => article(table(most.article, 0)),
  'an article of as many tags as there may be': () => article(filled(most.block, 2, () => '<em>a</em>', `<p>${turn}`, '</p>')),
  'an article of more tags': () => article(filled(most.article, 0, () => '<b>a</b>')),
  'an article that never closes': () => article(filled(most.article, 1, () => '<i>', '<p>')),
  'its own page': () => get(`${address.blogEditor}/1`),
  'its own call': () => json('POST', getContentItem.path, { key: 'article', id: 1, client: 'windbreak' }),
  'its own history': () => json('POST', getItemHistory.path, { key: 'article', id: 1, client: 'windbreak' }),
  'a sheet of redirects in one line': () => posted(address.redirectsDesk, { sheet: 'x'.repeat(most.sheet) }),
  'a sheet of redirects of quotes': () => posted(address.redirectsDesk, { sheet: '"'.repeat(most.sheet) }),
  'a sheet of 2,000 redirects': () =>
    posted(address.redirectsDesk, {
      sheet: Array.from({ length: 2000 }, (_each, at) => `/old/${at}/${'x'.repeat(45)},/360/faq?${'y'.repeat(45)}`).join('\n'),
    }),
  'figures of a year, beside another': () => get(`${address.insights}?days=365&with=year`),
  'figures of a year, as a sheet': () => get(`${insightsSheet.path}?days=365&client=windbreak`),
  'JSON in JSON in JSON': () => json('POST', addNew.path, '['.repeat(most.body / 2) + ']'.repeat(most.body / 2)),
  'JSON text in JSON': () =>
    json('POST', addNew.path, {
      pageName: faqQuestions.page,
      section: faqQuestions.section,
      client: 'windbreak',
      content: { list: { value: '['.repeat(most.body / 2 - 200) + ']'.repeat(most.body / 2 - 200) } },
    }),
  'as many names as fit': () =>
    json('POST', addNew.path, `{${Array.from({ length: most.body / 10 }, (_each, at) => `"a${at}":0`).join(',')}}`),
  'as many ids as there may be': () => withIds(10),
  'as many ids as fit': () => withIds(160),
  'a long question': () => get(`${searchAll.path}?q=${'barn hail roof '.repeat(66)}&client=windbreak`),
}

/** What is more than there may be is to be refused so, at the door or by its rules. All else is to be taken, or it would be no work. */
const refusedWith: Partial<Record<string, number>> = {
  'a list that is too long': 422,
  'a list of rich texts that is too long': 422,
  'many more rows inside rows': 413,
  'an article that is too long a table': 422,
  'an article of more tags': 422,
  'a sheet of redirects in one line': 422,
  'a sheet of redirects of quotes': 422,
  'JSON in JSON in JSON': 400,
  'JSON text in JSON': 422,
  'as many names as fit': 413,
  'as many ids as fit': 400,
}

export const largestKinds: RequestKind[] = Object.entries(bodies).map(([kind, make]) => ({
  kind: `largest: ${kind}`,
  make,
  as: 'admin',
  times: 4,
  answered: refusedWith[kind] ?? 200,
}))

/** Pages that are rendered for each who asks, many at the same moment. */
export const crowdKinds: RequestKind[] = [
  {
    kind: 'crowd: find an agent',
    as: 'nobody',
    times: 0,
    together: 100,
    make: (roll) => get(`${address.findAnAgent}?near=${oneOf(roll, ['80701', '80802', 'Fort Morgan', ''])}&x=${Math.floor(roll() * 1e6)}`),
  },
]
