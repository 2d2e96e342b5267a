import { expect, it } from 'vitest'
import type { AnyField, Fields } from '../fields/kinds.ts'
import { isOnClosedPage } from './closed-pages.ts'
import { sections } from './sections.ts'

/** Whom the PDFs of these fields are for, in groups and rows too. */
function readersIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field: AnyField) => {
    if (field.kind === 'pdf') return [field.for]
    if (field.kind === 'group') return readersIn(field.fields as Fields)
    return field.kind === 'list' ? readersIn(field.item as Fields) : []
  })
}

it('keeps every PDF of a page of the signed-in for the signed-in', () => {
  const closed = sections.filter(isOnClosedPage)
  const readers = closed.flatMap(({ key, fields }) => readersIn(fields).map((each) => `${key}: ${each}`))
  expect(readers).toContain('AgentLandingPageLatest1/Section_2_10: signedIn')
  expect(readers.filter((each) => !each.endsWith(': signedIn'))).toEqual([])
})
