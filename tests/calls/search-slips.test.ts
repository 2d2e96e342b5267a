import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../../src/nouns/search/found.ts'
import { answersOf } from '../fixtures/ask-search.ts'
import { agent, auto, business, careers, claims, contact, farm, pay, quote, town } from '../fixtures/search-answers.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp({ demo: true })
})
afterAll(() => site?.close())

async function firstOf(q: string): Promise<string | undefined> {
  const { body } = await site.app.fastify.inject({
    url: `/api/search?${new URLSearchParams({ q })}`,
    headers: { host: 'windbreak.example' },
  })
  return answersOf(JSON.parse(body) as Found)[0]
}

describe('a slip costs no answer', () => {
  it.each([
    // A letter too few, in a short word as well, told by what stands beside it.
    ['phone umber', contact],
    ['how late are you oen', contact],
    // A letter too many, and one that is there twice.
    ['farmm insurance', farm],
    ['who is the agentt in yuma', town('yuma-co')],
    ['report a clalim', claims],
    // Another key, and as it sounds.
    ['food vank insurance', business],
    ['flat tere', auto],
    ['kwote', quote],
    ['fone number', contact],
    ['insurance agents in colorado srpings', town('colorado-springs-co')],
  ])('of letters: %s', async (asked, right) => expect(await firstOf(asked)).toBe(right))

  it.each([
    ['paybill', pay],
    ['ranchinsurance', farm],
    ['filea claim', claims],
    ['are youhiring', careers],
    ['priyanair', agent('priya.nair')],
  ])('where a blank was left out: %s', async (asked, right) => expect(await firstOf(asked)).toBe(right))

  it.each([
    ['pay my bi ll', pay],
    ['tow tru ck', auto],
    ['agent in hol yoke', town('holyoke-co')],
    ['roads ide help', auto],
  ])('where a blank is inside a word: %s', async (asked, right) => expect(await firstOf(asked)).toBe(right))
})
