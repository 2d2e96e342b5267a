import { expect, it } from 'vitest'
import { endWherePanicked } from './end-where-panicked.ts'

function hearing() {
  const ended: string[] = []
  return { ended, ...endWherePanicked((msg) => ended.push(msg)) }
}
const at = '2026-11-27 23:58:16.123 GMT [42]'

it('ends a process whose database panicked, from when it is watched on', () => {
  const { ended, watch, heard } = hearing()
  const panic = `${at} PANIC:  could not open file "global/pg_control": No such file or directory`
  heard(panic)
  expect(ended).toEqual([])
  watch()
  heard(panic)
  expect(ended).toEqual([expect.stringContaining('is ended: could not open file "global/pg_control"')])
})

it.each([
  `${at} ERROR:  invalid input syntax for type integer: " PANIC:  goodbye"`,
  `${at} DETAIL:  Key (title)=( PANIC:  goodbye) already exists.`,
  `${at} STATEMENT:  select ' PANIC:  goodbye'`,
  `\t${at} PANIC:  goodbye`,
])('and by nothing that somebody typed: %s', (line) => {
  const { ended, watch, heard } = hearing()
  watch()
  heard(line)
  expect(ended).toEqual([])
})
