import { describe, expect, it } from 'vitest'
import { steps } from '../fixtures/jobs-child.ts'
import { runJobsCampaign } from './jobs-campaign.ts'

const servers = process.env.TEST_DATABASE_URL ? [undefined, process.env.TEST_DATABASE_URL] : [undefined]

describe.each(servers.map((server) => ({ database: server ? 'PostgreSQL' : 'the embedded database', server })))(
  'on $database',
  ({ server }) => {
    it('does every job that was promised, once, though its node is killed −9 at each step', { timeout: 300_000 }, async () => {
      const result = await runJobsCampaign({ rounds: steps.length, server })
      expect(result).toMatchObject({ lost: 0, undone: 0, twice: 0, unpromised: 0, untried: 0, unfenced: 0 })
      // Of two nodes that are at it together the other goes with the first.
      expect(result.kills).toBe(server ? 2 * steps.length : steps.length)
      expect(result.promised).toBeGreaterThanOrEqual(result.acknowledged)
      expect(result.acknowledged).toBeGreaterThan(0)
    })
  },
)

it('sees an effect that is written apart from the end of its job', async () => {
  const { twice } = await runJobsCampaign({ rounds: 1, dieAt: ['written'], effectOutside: true })
  expect(twice).toBeGreaterThan(0)
})
