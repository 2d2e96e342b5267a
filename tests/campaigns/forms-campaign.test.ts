import { describe, expect, it } from 'vitest'
import { deaths, type Break, type Death } from '../fixtures/forms-child.ts'
import { runFormsCampaign } from './forms-campaign.ts'

const servers = process.env.TEST_DATABASE_URL ? [undefined, process.env.TEST_DATABASE_URL] : [undefined]

describe.each(servers.map((server) => ({ database: server ? 'PostgreSQL' : 'the embedded database', server })))(
  'on $database',
  ({ server }) => {
    it('loses and doubles no form and no mail, and shows nobody what is another’s', { timeout: 600_000 }, async () => {
      const { oracles, details, shown } = await runFormsCampaign({ submissions: 40, seed: 1, server, killEvery: 7 })
      expect(details).toEqual([])
      expect(Object.values(oracles).every((count) => count === 0)).toBe(true)
      const killed = deaths.map((step) => shown[`killed: ${step}` as keyof typeof shown])
      expect(killed.reduce((sum, times) => sum + times, 0)).toBe(5)
      expect(shown['references shown']).toBeGreaterThan(10)
      expect(shown['mails sent']).toBeGreaterThan(20)
    })
  },
)

/** What each way not to do it is found by; dying at a moment that shows it, where it takes a death. */
const harms: { broken: Break; dieAt?: Death; found: string; what: string }[] = [
  { broken: 'outboxOutside', dieAt: 'committed', found: 'mails lost', what: 'mails are written down after the transaction of their form' },
  { broken: 'answersEarly', dieAt: 'stored', found: 'references lost', what: 'a reference is told before it is stored' },
  { broken: 'keysTwice', found: 'submissions twice', what: 'one key may be stored twice' },
  { broken: 'noSignatures', found: 'leaks', what: 'signatures are all alike' },
]

// How a seed falls together in time is the machine's doing, so the harm is looked for until it was done once.
it.each(harms)('fails when $what', { timeout: 600_000 }, async ({ broken, dieAt, found }) => {
  let harm = 0
  for (let seed = 1; seed <= 10 && harm === 0; seed++) {
    const kills = dieAt ? { dieAt: [dieAt], killEvery: 6 } : { killEvery: Infinity }
    const { oracles, passed, details } = await runFormsCampaign({ submissions: 20, seed, broken, ...kills })
    harm = oracles[found as keyof typeof oracles]
    // Whoever runs it is told that it failed, and of what.
    expect(harm === 0 || (!passed && details.length > 0)).toBe(true)
  }
  expect(harm).toBeGreaterThan(0)
})
