import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { atOnce, type Work } from '../http/in-turns.ts'
import { readingRows, type StoredContent, type StoredRow } from './stored-content.ts'

const rowOf = (revision: number): StoredRow => ({
  wire: faqQuestions.toWire({
    ...faqQuestions.fallback,
    items: [1, 2, 3].map((each) => ({ ...faqQuestions.fallback.items[0], id: `${each}`, description: `<p>Hail ${revision}.${each}</p>` })),
  }),
  ids: {},
  revision,
  savedAt: new Date(0),
  savedBy: 'Avery',
})

it('lets others be heard between rows, and between the texts of each, which nobody asked for lately', () => {
  let heard = 0
  function* counted(): Work<StoredContent[]> {
    const reading = readingRows(faqQuestions, [rowOf(1), rowOf(2)], () => {})
    for (let step = reading.next(); ; step = reading.next(), heard++) {
      if (step.done) return step.value
      yield
    }
  }
  expect(atOnce(counted()).map(({ revision }) => revision)).toEqual([1, 2])
  // For each row once, and for each of its texts between what is taken out and what is tidied.
  expect(heard).toBeGreaterThanOrEqual(2 * (1 + 3 * 2))
})
