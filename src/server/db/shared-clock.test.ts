import { afterEach, expect, it, vi } from 'vitest'
import { hourMs } from '../../durations.ts'
import type { Db } from './database.ts'
import { isPatient } from './patiently.ts'
import { createSharedClock } from './shared-clock.ts'

afterEach(() => void vi.useRealTimers())

/** A machine beside a database whose clock stands still; `asked` is what happens while it is asked. */
async function beside(asked: () => void = () => {}) {
  const [told, machine] = [[] as number[], { time: 0 }]
  const execute = async () => {
    asking()
    return { rows: [{ now: '0' }] }
  }
  let asking = () => {}
  const db = { execute } as unknown as Db
  const clock = await createSharedClock({ db, tell: (aheadMs) => told.push(aheadMs), machine: () => machine.time })
  asking = asked
  return { ...clock, told, machine }
}

it('goes by the clock of the database, and says when the machine’s is that again', async () => {
  const { machine, look, now, told, stop } = await beside()
  machine.time = hourMs
  await look()
  expect(now()).toEqual(new Date(0))
  machine.time = 0
  await look()
  expect([now(), told]).toEqual([new Date(0), [hourMs, 0]])
  stop()
})

it('takes no clock for wrong that was put right, or a machine that slept, while the database was asked', async () => {
  const { machine, look, now, told, stop } = await beside(() => (machine.time += hourMs))
  await look()
  expect([now(), told]).toEqual([new Date(hourMs), []])
  stop()
})

it('looks as often as it does without taking a connection of work that may last', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const patient: boolean[] = []
  const { stop } = await beside(() => patient.push(isPatient()))
  vi.advanceTimersByTime(30_000)
  expect(patient).toEqual([false, false])
  stop()
})
