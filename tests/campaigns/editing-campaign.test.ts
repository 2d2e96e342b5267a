import { describe, expect, it } from 'vitest'
import { runEditingCampaign } from './editing-campaign.ts'

describe('a short editing campaign', () => {
  it('loses no edit, writes over nobody and lets nobody quarrel with themselves', { timeout: 120_000 }, async () => {
    const { oracles, details, agents } = await runEditingCampaign({ sessions: 60, seed: 1 })
    expect(details).toEqual([])
    expect(agents['saves of agents acknowledged']).toBeGreaterThan(0)
    expect(Object.values(oracles).every((count) => count === 0)).toBe(true)
  })

  it('fails when a save is not held against the revision it was based on', { timeout: 120_000 }, async () => {
    const { oracles, passed, agents } = await runEditingCampaign({ sessions: 20, seed: 1, withoutRevisionCheck: true })
    expect(oracles['silent overwrites']).toBeGreaterThan(0)
    expect(oracles['lost edits']).toBeGreaterThan(0)
    expect(agents['silent overwrites']).toBeGreaterThan(0)
    expect(passed).toBe(false)
  })
})
