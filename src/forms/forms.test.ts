import { expect, it } from 'vitest'
import { keepDays, keptUntil } from '../nouns/forms/keep-days.ts'
import { forms } from './forms.ts'

it('how long what was sent is kept stands in one table, a row for each form', () => {
  expect(Object.keys(keepDays).toSorted()).toEqual(forms.map(({ name }) => name).toSorted())
  expect(keptUntil('quote', undefined, new Date('2026-11-22T12:00:00Z'))).toEqual(new Date('2028-11-21T12:00:00Z'))
})
