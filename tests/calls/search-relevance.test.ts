import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { answersOf, leadsTo, withSlip } from '../fixtures/ask-search.ts'
import { leadsRight, untunedQuestions, untunedSlips } from '../fixtures/search-questions-untuned.ts'
import { searchQuestions } from '../fixtures/search-questions.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const log: string[] = []
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true, log })
})
afterAll(() => site?.close())

async function search(q: string): Promise<Found> {
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q })}`)
  expect([q, response.status, log.at(-1)]).toEqual([q, 200, undefined])
  return (await response.json()) as Found
}

type Asked = { ask: string; isRight(href: string): boolean }

async function measure(asked: readonly Asked[]) {
  const missed: string[] = []
  let [first, firstThree] = [0, 0]
  for (const { ask, isRight } of asked) {
    const found = await search(ask)
    const place = answersOf(found).findIndex(isRight)
    if (place === 0) first++
    else missed.push(`${ask} → ${answersOf(found).slice(0, 3).join(', ')}${found.corrected ? ` (${found.corrected})` : ''}`)
    if (place >= 0 && place < 3) firstThree++
  }
  return { first: first / asked.length, firstThree: firstThree / asked.length, missed }
}

const tuned = searchQuestions.map((question): Asked => ({ ask: question.ask, isRight: (href) => leadsTo(question, href) }))
const withSlips = tuned.filter(({ ask }) => !/^[\d\s]+$/.test(ask)).map((asked) => ({ ...asked, ask: withSlip(asked.ask) }))
const untuned = (all: typeof untunedQuestions) => all.map((each): Asked => ({ ask: each.asked, isRight: (href) => leadsRight(each, href) }))

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

describe.each([
  ['that the ranking was tuned on', tuned, withSlips],
  ['nobody tuned it on', untuned(untunedQuestions), untuned(untunedSlips)],
])('of the questions %s', (name, asked, slipped) => {
  it('the right answer is first for 90 %, and in the first three for 98 %', { timeout: 120_000 }, async () => {
    const { first, firstThree, missed } = await measure(asked)
    console.log(`${asked.length} questions ${name}: first ${percent(first)}, in the first three ${percent(firstThree)}`)
    if (process.env.SHOW_MISSED === name) console.log(missed.join('\n'))
    expect([first >= 0.9, firstThree >= 0.98]).toEqual([true, true])
  })

  it('with a typing error in each it is first for 85 %', { timeout: 120_000 }, async () => {
    const { first, missed } = await measure(slipped)
    console.log(`${slipped.length} questions ${name}, each with a typing error: first ${percent(first)}`)
    if (process.env.SHOW_MISSED === name) console.log(missed.join('\n'))
    expect(first).toBeGreaterThanOrEqual(0.85)
  })
})
