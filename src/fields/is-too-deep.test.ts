import { expect, it } from 'vitest'
import { isTooDeep } from './is-too-deep.ts'

const nested = (depth: number, [open, close]: [string, string], inside = '') => open.repeat(depth) + inside + close.repeat(depth)

it.each([
  ['brackets', nested(65, ['[', ']']), true],
  ['brackets as deep as may be', nested(64, ['[', ']']), false],
  ['objects', nested(65, ['{"a":', '}'], '1'), true],
  ['objects as deep as may be', nested(64, ['{"a":', '}'], '1'), false],
  ['brackets that never close', '['.repeat(65), true],
  ['many beside each other', `[${'[],{},'.repeat(500)}[]]`, false],
  ['brackets that are words', JSON.stringify(['['.repeat(500), `"${'{'.repeat(500)}`, '\\']), false],
  ['brackets after words with quotes in them', `["\\"\\\\", ${nested(64, ['[', ']'])}]`, true],
  ['nothing', '', false],
])('%s', (_name, json, told) => {
  expect(isTooDeep(json)).toBe(told)
})
