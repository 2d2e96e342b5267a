import { describe, expect, it } from 'vitest'

const none: string[] = []

it('a table of cases that came out empty is a failure, and not a test that is left out', () => {
  expect(() => it.each(none)).toThrow('a table of no cases tests nothing')
  expect(() => describe.each(none)).toThrow('a table of no cases tests nothing')
})
