import { describe, expect, it } from 'vitest'
import { BreakerOpen, createCircuitBreaker } from './circuit-breaker.ts'

class Down extends Error {}
const isFailure = (error: unknown) => error instanceof Down

function start() {
  let at = Date.parse('2026-11-22T12:00:00Z')
  let asked = 0
  const breaker = createCircuitBreaker({ now: () => new Date(at), failures: 3, restSeconds: 20 })
  return {
    breaker,
    pass: (seconds: number) => void (at += seconds * 1000),
    asked: () => asked,
    ask: (outcome: () => Promise<string>) =>
      breaker.run(() => {
        asked += 1
        return outcome()
      }, isFailure),
  }
}

const fails = async () => {
  throw new Down('down')
}
const refuses = async () => {
  throw new Error('no')
}
const answers = async () => 'here'

describe('a circuit breaker', () => {
  it('asks on while failures are not in a row', async () => {
    const { ask, asked } = start()
    for (const outcome of [fails, fails, answers, fails, fails, refuses, fails, fails]) await ask(outcome).catch(() => {})
    expect(asked()).toBe(8)
  })

  it('asks nobody after three failures in a row, until the rest is over', async () => {
    const { ask, asked, pass } = start()
    for (let time = 0; time < 3; time += 1) await expect(ask(fails)).rejects.toThrow(Down)
    await expect(ask(answers)).rejects.toThrow(BreakerOpen)
    pass(19)
    await expect(ask(answers)).rejects.toThrow(BreakerOpen)
    expect(asked()).toBe(3)
    pass(1)
    expect(await ask(answers)).toBe('here')
    expect(await ask(answers)).toBe('here')
  })

  it('lets one try after the rest, and rests again where it fails', async () => {
    const { ask, asked, pass } = start()
    for (let time = 0; time < 3; time += 1) await ask(fails).catch(() => {})
    pass(20)
    const trial = Promise.withResolvers<string>()
    const first = ask(() => trial.promise)
    await expect(ask(answers)).rejects.toThrow(BreakerOpen)
    trial.reject(new Down('still down'))
    await expect(first).rejects.toThrow(Down)
    expect(asked()).toBe(4)
    await expect(ask(answers)).rejects.toThrow(BreakerOpen)
    pass(20)
    expect(await ask(answers)).toBe('here')
  })
})
