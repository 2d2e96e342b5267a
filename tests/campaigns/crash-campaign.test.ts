import { expect, it } from 'vitest'
import { runCrashCampaign } from './crash-campaign.ts'

it('finds every acknowledged save again after kill −9', { timeout: 120_000 }, async () => {
  const { acknowledged, lost, fsyncsPerSave } = await runCrashCampaign(3)
  expect(lost).toBe(0)
  expect(acknowledged).toBeGreaterThan(0)
  expect(fsyncsPerSave).toBeGreaterThanOrEqual(1)
})
