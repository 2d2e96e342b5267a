import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { answersOf, leadsTo, withSlip } from '../fixtures/ask-search.ts'
import { leadsRight, untunedQuestions, untunedSlips } from '../fixtures/search-questions-untuned.ts'
import { freshQuestions } from '../fixtures/search-questions-fresh.ts'
import { newestQuestions } from '../fixtures/search-questions-newest.ts'
import { questionsAfterwards } from '../fixtures/search-questions-afterwards.ts'
import { questionsAsTyped, questionsInPlainWords } from '../fixtures/search-questions-plain.ts'
import { questionsByIntent } from '../fixtures/search-questions-by-intent.ts'
import { questionsAskedOnce } from '../fixtures/search-questions-asked-once.ts'
import { questionsKeptBack } from '../fixtures/search-questions-kept-back.ts'
import { questionsOfSecondOpinion } from '../fixtures/search-questions-second-opinion.ts'
import { questionsOfThirdStranger } from '../fixtures/search-questions-third-stranger.ts'
import { questionsOfFourthStranger } from '../fixtures/search-questions-fourth-stranger.ts'
import { questionsOfFifthStranger } from '../fixtures/search-questions-fifth-stranger.ts'
import { questionsOfPapers, questionsOfTasks } from '../fixtures/search-questions-tasks-and-papers.ts'
import { questionsOfSixthStranger } from '../fixtures/search-questions-sixth-stranger.ts'
import { questionsOfSeventhStranger } from '../fixtures/search-questions-seventh-stranger.ts'
import { questionsOfEighthStranger } from '../fixtures/search-questions-eighth-stranger.ts'
import { questionsInsidePapers, questionsInsidePapersAfterwards } from '../fixtures/search-questions-inside-papers.ts'
import { questionsOfNinthStranger } from '../fixtures/search-questions-ninth-stranger.ts'
import { questionsOfTenthStranger } from '../fixtures/search-questions-tenth-stranger.ts'
import { questionsOfEleventhStranger } from '../fixtures/search-questions-eleventh-stranger.ts'
import { questionsOfTwelfthStranger } from '../fixtures/search-questions-twelfth-stranger.ts'
import { questionsToldOf } from '../fixtures/search-questions-told-of.ts'
import { questionsOnAPhone } from '../fixtures/search-questions-on-a-phone.ts'
import { questionsOfPractice } from '../fixtures/search-questions-of-practice.ts'
import { questionsOfWhatIsThere, questionsOfWhoIsThere, questionsOfWhoIsThereKeptBack } from '../fixtures/search-questions-who-is-there.ts'
import { searchQuestions, type SearchQuestion } from '../fixtures/search-questions.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const log: string[] = []
let visitors = 0
let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true, log, trustProxy: true })
})
afterAll(() => site?.close())

/** What stands in several lists, or was typed with a slip of its own and is in both of one, is asked once. */
const answered = new Map<string, Found>()

async function search(q: string): Promise<Found> {
  const known = answered.get(q)
  if (known) return known
  // Each of somebody else: one alone would soon have asked as often as a stranger may.
  const headers = { 'x-forwarded-for': `198.51.100.${(visitors = (visitors + 1) % 250)}` }
  const response = await fetch(`${site.origin}/api/search?${new URLSearchParams({ q })}`, { headers })
  expect([q, response.status, log.at(-1)]).toEqual([q, 200, undefined])
  const found = (await response.json()) as Found
  answered.set(q, found)
  return found
}

type Asked = { ask: string; isRight(href: string): boolean }

type Measured = Awaited<ReturnType<typeof measure>>

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

const asking = (questions: readonly SearchQuestion[]) =>
  questions.map((question): Asked => ({ ask: question.ask, isRight: (href) => leadsTo(question, href) }))
const slipping = (questions: readonly Asked[]) =>
  questions.filter(({ ask }) => !/^[\d\s]+$/.test(ask)).map((asked) => ({ ...asked, ask: withSlip(asked.ask) }))
const tuned = asking(searchQuestions)
const fresh = asking(freshQuestions)
const newest = asking(newestQuestions)
const byIntent = asking(questionsByIntent)
const afterwards = asking(questionsAfterwards)
const asTyped = asking(questionsAsTyped)
const practice = asking(questionsOfPractice)
const askedOnce = asking(questionsAskedOnce)
const keptBack = asking(questionsKeptBack)
const secondOpinion = asking(questionsOfSecondOpinion)
const thirdStranger = asking(questionsOfThirdStranger)
const fourthStranger = asking(questionsOfFourthStranger)
const fifthStranger = asking(questionsOfFifthStranger)
const whoIsThere = asking([...questionsOfWhoIsThere, ...questionsOfWhoIsThereKeptBack])
const sixthStranger = asking(questionsOfSixthStranger)
const seventhStranger = asking(questionsOfSeventhStranger)
const eighthStranger = asking(questionsOfEighthStranger)
const ninthStranger = asking(questionsOfNinthStranger)
const tenthStranger = asking(questionsOfTenthStranger)
const eleventhStranger = asking(questionsOfEleventhStranger)
const twelfthStranger = asking(questionsOfTwelfthStranger)
const toldOf = asking(questionsToldOf)
const onAPhone = asking(questionsOnAPhone)
const ofTasks = asking(questionsOfTasks)
const ofPapers = asking(questionsOfPapers)
const insidePapers = asking(questionsInsidePapers)
const insidePapersAfterwards = asking(questionsInsidePapersAfterwards)
const inPlainWords = asking(questionsInPlainWords)
const untuned = (all: typeof untunedQuestions) => all.map((each): Asked => ({ ask: each.asked, isRight: (href) => leadsRight(each, href) }))

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

type Least = { first: number; firstThree: number; slipped: number }

/** What is aimed at over all of them; each list is held to a little less than it came to, so that what is worse shows. */
const aims = { first: 0.9, firstThree: 0.98, slipped: 0.85 }
/** A list that is asked as it is, and once more with a slip in each. */
const listOf = (name: string, asked: readonly Asked[], least: Least) => ({ name, asked, slipped: slipping(asked), least })

const tables = [
  listOf('that the ranking was tuned on', tuned, { first: 0.96, firstThree: 0.99, slipped: 0.95 }),
  listOf('written afresh before it was tuned again', fresh, { first: 0.98, firstThree: 0.99, slipped: 0.98 }),
  listOf('written when that had been worked on', newest, { first: 0.96, firstThree: 0.98, slipped: 0.96 }),
  listOf('of what people mean to do', byIntent, { first: 0.98, firstThree: 0.99, slipped: 0.95 }),
  listOf('written when those had been worked on', afterwards, { first: 0.97, firstThree: 0.99, slipped: 0.94 }),
  {
    // As typed they have their slips already, so they are asked in both.
    name: 'in plain words',
    asked: [...inPlainWords, ...asTyped],
    slipped: [...slipping(inPlainWords), ...asTyped],
    least: { first: 0.91, firstThree: 0.96, slipped: 0.9 },
  },
  {
    name: 'nobody tuned it on',
    asked: untuned(untunedQuestions),
    slipped: untuned(untunedSlips),
    least: { first: 0.98, firstThree: 0.99, slipped: 0.98 },
  },
  listOf('that the comparing was worked on with', practice, { first: 0.97, firstThree: 0.99, slipped: 0.97 }),
  listOf('asked once, when that was done', askedOnce, { first: 0.96, firstThree: 0.98, slipped: 0.96 }),
  listOf('of a second opinion', secondOpinion, { first: 0.97, firstThree: 0.99, slipped: 0.97 }),
  listOf('written by somebody else and kept back', keptBack, { first: 0.98, firstThree: 0.99, slipped: 0.97 }),
  listOf('of a third stranger', thirdStranger, { first: 0.96, firstThree: 0.98, slipped: 0.94 }),
  listOf('of a fourth stranger', fourthStranger, { first: 0.93, firstThree: 0.98, slipped: 0.91 }),
  listOf('of a fifth stranger', fifthStranger, { first: 0.89, firstThree: 0.95, slipped: 0.88 }),
  listOf('of a sixth stranger', sixthStranger, { first: 0.91, firstThree: 0.98, slipped: 0.87 }),
  listOf('of a seventh stranger', seventhStranger, { first: 0.92, firstThree: 0.98, slipped: 0.9 }),
  listOf('of an eighth stranger', eighthStranger, { first: 0.92, firstThree: 0.98, slipped: 0.85 }),
  listOf('of a ninth stranger', ninthStranger, { first: 0.85, firstThree: 0.96, slipped: 0.84 }),
  listOf('of a tenth stranger', tenthStranger, { first: 0.96, firstThree: 0.99, slipped: 0.96 }),
  listOf('of an eleventh stranger', eleventhStranger, { first: 0.9, firstThree: 0.95, slipped: 0.86 }),
  listOf('of a twelfth stranger', twelfthStranger, { first: 0.88, firstThree: 0.98, slipped: 0.86 }),
  listOf('of whom and what papers and agents tell', toldOf, { first: 0.84, firstThree: 0.97, slipped: 0.83 }),
  listOf('as strangers type them on a phone', onAPhone, { first: 0.81, firstThree: 0.93, slipped: 0.8 }),
  listOf('of tasks, put aside by chance', ofTasks, { first: 0.72, firstThree: 0.95, slipped: 0.7 }),
  listOf('of papers, put aside by chance', ofPapers, { first: 0.72, firstThree: 0.92, slipped: 0.61 }),
  listOf('of what papers, articles and tasks answer', insidePapers, { first: 0.88, firstThree: 0.98, slipped: 0.87 }),
  listOf('of the same, written afterwards', insidePapersAfterwards, { first: 0.85, firstThree: 0.98, slipped: 0.85 }),
  listOf('of who is in a town', whoIsThere, { first: 0.93, firstThree: 0.97, slipped: 0.84 }),
]

/** Of all of them, in the order they were asked. */
const measured: { plain: Measured; withSlip: Measured; asked: number; slipped: number }[] = []

it.each(tables)('of the questions $name the right answer is first', { timeout: 240_000 }, async ({ name, asked, slipped, least }) => {
  const plain = await measure(asked)
  const withSlip = await measure(slipped)
  measured.push({ plain, withSlip, asked: asked.length, slipped: slipped.length })
  console.log(`${asked.length} questions ${name}: first ${percent(plain.first)}, in the first three ${percent(plain.firstThree)}`)
  console.log(`${slipped.length} of them with a typing error each: first ${percent(withSlip.first)}`)
  if (process.env.SHOW_MISSED === name) console.log([...plain.missed, ...withSlip.missed].join('\n'))
  const held = [plain.first >= least.first, plain.firstThree >= least.firstThree, withSlip.first >= least.slipped]
  expect(held).toEqual([true, true, true])
})

it('and over all of them it is first for 90 %, in the first three for 98 %, and first for 85 % with a typing error', () => {
  expect(measured.length).toBe(tables.length)
  const share = (of: (each: (typeof measured)[number]) => number, among: 'asked' | 'slipped') =>
    measured.reduce((sum, each) => sum + of(each) * each[among], 0) / measured.reduce((sum, each) => sum + each[among], 0)
  const first = share(({ plain }) => plain.first, 'asked')
  const firstThree = share(({ plain }) => plain.firstThree, 'asked')
  const slipped = share(({ withSlip }) => withSlip.first, 'slipped')
  console.log(`all: first ${percent(first)}, in the first three ${percent(firstThree)}, with a typing error first ${percent(slipped)}`)
  expect([first >= aims.first, firstThree >= aims.firstThree, slipped >= aims.slipped]).toEqual([true, true, true])
})

it('and a town leads to nobody there where another thing is asked', async () => {
  for (const ask of questionsOfWhatIsThere) {
    const [first = ''] = answersOf(await search(ask))
    expect([ask, first.match(/agent-details|insurance-agents|find-an-agent/)]).toEqual([ask, null])
  }
})
