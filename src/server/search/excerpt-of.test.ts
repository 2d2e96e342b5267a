import { expect, it } from 'vitest'
import { excerptOf } from './excerpt-of.ts'
import type { Term } from './read-query.ts'

const hail: Term = { word: 'hail', alternatives: [{ stems: ['hail'], weight: 1 }], begun: false, weak: false }
const shownOf = (text: string) =>
  excerptOf(text, [hail])
    .map((each) => each.text)
    .join('')

it.each(['Farmers’', 'all-weather', 'don’t'])('begins at a word, also where what stands before is "%s"', (word) => {
  for (let length = 40; length < 70; length += 1) {
    const text = `${'Nothing is said of it. '.repeat(4)}${word} ${'x'.repeat(length)} hail`
    expect(shownOf(text)).toMatch(/^… (Nothing|is|said|of|it\.|Farmers’|all-weather|don’t|x+) /)
  }
})
