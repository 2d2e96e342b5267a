import { expect, it } from 'vitest'
import { createSessionMemory } from './session-memory.ts'
import type { SignedIn } from './sessions.ts'

const person: SignedIn = { account: 'a', name: 'Alex Neighbor', username: 'alex', agentOf: new Set<string>(), adminOf: new Set() }

it.each([
  ['a session', (memory: ReturnType<typeof createSessionMemory>) => memory.forget('b')],
  ['the connection that tells of them', (memory: ReturnType<typeof createSessionMemory>) => memory.forgetAll()],
])('does not keep what was asked before %s ended: nobody knows which came first', (_what, end) => {
  const memory = createSessionMemory(() => new Date(0))
  const asked = memory.turn()
  end(memory)
  memory.remember('a', person, asked)
  expect(memory.recall('a')).toBeUndefined()
  memory.remember('a', person, memory.turn())
  expect(memory.recall('a')).toBe(person)
})

it('forgets every session of an account, and no other', () => {
  const memory = createSessionMemory(() => new Date(0))
  const other = { ...person, account: 'b' }
  memory.remember('one', person, 0)
  memory.remember('two', person, 0)
  memory.remember('three', other, 0)
  memory.forget('a')
  expect(['one', 'two', 'three'].map(memory.recall)).toEqual([undefined, undefined, other])
})
