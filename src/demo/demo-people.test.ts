import { expect, it } from 'vitest'
import { awardsRoll } from '../content/areas/meeting/meeting-awards.ts'
import { salesContactRegions } from '../content/areas/sales/sales-contact.ts'
import { sections } from '../content/sections.ts'
import { demoArticles } from './articles/demo-articles.ts'
import { demoBilledAccounts } from './demo-billed-accounts.ts'
import { demo } from './demo.ts'
import { allPapers } from './papers/all-papers.ts'

type Hand = readonly [who: string, phone: string]

const written = [sections.map(({ fallback }) => fallback), allPapers, demoArticles.articles.map(({ html }) => html)]
const words = textsOf(written)
const agents = demo.agents.map(({ title, phone }): Hand => [title, phone])
// "Jo Lindqvist, tournament desk" beside a phone; "Teo Marsh, (970) 555-0141" in a paper.
const others = [
  ...recordsOf(written).flatMap(({ name, person = name, phone }): Hand[] =>
    typeof person === 'string' && typeof phone === 'string' && phone !== '' ? [[person.split(',')[0] ?? person, phone]] : [],
  ),
  ...words.flatMap((text) =>
    [...text.matchAll(/(\p{Lu}\S+ \p{Lu}\S+), (\(\d{3}\) 555-01\d\d)/gu)].map(([, who = '', phone = '']): Hand => [who, phone]),
  ),
]
const people = [...agents, ...others]

it('no phone belongs to two', () => {
  expect(shared(people.map(([who, phone]) => [phone, who]))).toEqual([])
  const printed = new Set(words.flatMap((text) => text.match(/970\D{0,2}555\D?01\d\d/g) ?? []).map(digitsOf))
  expect(printed.size).toBeGreaterThan(20)
  expect(agents.filter(([, phone]) => printed.has(digitsOf(phone)))).toEqual([])
})

it('an article gives no number that no page gives', () => {
  const ofPages = textsOf(sections.map(({ fallback }) => fallback)).join(' ')
  const given = demoArticles.articles.flatMap(({ html }) => html.match(/\(\d{3}\) 555-01\d\d/g) ?? [])
  expect(given.length).toBeGreaterThan(0)
  expect(given.filter((phone) => !ofPages.includes(phone))).toEqual([])
})

it('no name belongs to two', () => {
  expect(shared(people)).toEqual([])
  const reached = new Set(people.map(([who]) => who))
  expect(demoBilledAccounts.map(({ policyHolder }) => policyHolder).filter((each) => reached.has(each))).toEqual([])
})

it('the office is in one town', () => {
  const towns = words.flatMap((text) => text.match(/\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, (?:CO|Colorado) \d{5}/gu) ?? [])
  expect(towns.length).toBeGreaterThan(5)
  expect(towns.filter((town) => !/^Sterling, (?:CO|Colorado) 80751$/.test(town))).toEqual([])
})

it('awards, regions and scoreboards name towns in which there is an office, and winners who are agents', () => {
  const towns = new Set(demo.agents.map(({ city }) => city))
  const winners = awardsRoll.fallback.items.map(({ name, description }) => [name.split(' and ')[0], description.split('.')[0]])
  expect(winners.filter(([name, town]) => !demo.agents.some(({ title, city }) => title === name && city === town))).toEqual([])
  const regions = salesContactRegions.fallback.items.flatMap(({ description }) => description.replace('.', '').split(', '))
  const boards = allPapers.flatMap(({ name, lines }) => (name.startsWith('scoreboard') ? lines : []))
  const scored = boards.flatMap((line) => line.match(/(?<=^- )\p{Lu}[\p{L} ]+(?= \d)/u) ?? [])
  expect([regions.length > 10, scored.length > 5]).toEqual([true, true])
  expect([...regions, ...scored].filter((town) => !towns.has(town))).toEqual([])
})

/** What has more than one beside it: "(970) 555-0142: Dana Whitlock, Chief Ada Whitcomb". */
function shared(pairs: readonly Hand[]): string[] {
  const beside = new Map<string, Set<string>>()
  for (const [one, other] of pairs) beside.set(one, (beside.get(one) ?? new Set()).add(other))
  return [...beside].flatMap(([one, all]) => (all.size > 1 ? [`${one}: ${[...all].join(', ')}`] : []))
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '')
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  if (!value || typeof value !== 'object') return []
  const within = Object.values(value).flatMap(recordsOf)
  return Array.isArray(value) ? within : [{ ...value }, ...within]
}
