import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { answersOf, placeOfRight, withSlip } from '../fixtures/ask-search.ts'
import { searchQuestions, type SearchQuestion } from '../fixtures/search-questions.ts'
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

async function measure(questions: readonly SearchQuestion[]) {
  const missed: string[] = []
  let [first, firstThree] = [0, 0]
  for (const question of questions) {
    const found = await search(question.ask)
    const place = placeOfRight(question, found)
    if (place === 0) first++
    else missed.push(`${question.ask} → ${answersOf(found).slice(0, 3).join(', ')}${found.corrected ? ` (${found.corrected})` : ''}`)
    if (place >= 0 && place < 3) firstThree++
  }
  return { first: first / questions.length, firstThree: firstThree / questions.length, missed }
}

const tables: [string, readonly SearchQuestion[]][] = [['that the ranking was tuned on', searchQuestions]]

describe.each(tables)('of the questions %s', (name, questions) => {
  const plain = questions.filter(({ ask }) => !/^[\d\s]+$/.test(ask))

  it('the right answer is first for 90 %, and in the first three for 98 %', { timeout: 120_000 }, async () => {
    const { first, firstThree, missed } = await measure(questions)
    console.log(
      `${questions.length} questions ${name}: first ${(100 * first).toFixed(1)} %, first three ${(100 * firstThree).toFixed(1)} %`,
    )
    if (process.env.SHOW_MISSED) console.log(missed.join('\n'))
    expect({ first, missed: first >= 0.9 ? [] : missed }).toEqual({ first, missed: [] })
    expect(firstThree).toBeGreaterThanOrEqual(0.98)
  })

  it('with a typing error in each it is first for 85 %', { timeout: 120_000 }, async () => {
    const { first, missed } = await measure(plain.map((question) => ({ ...question, ask: withSlip(question.ask) })))
    console.log(`${plain.length} questions ${name}, each with a typing error: first ${(100 * first).toFixed(1)} %`)
    if (process.env.SHOW_MISSED) console.log(missed.join('\n'))
    expect({ first, missed: first >= 0.85 ? [] : missed }).toEqual({ first, missed: [] })
  })
})
