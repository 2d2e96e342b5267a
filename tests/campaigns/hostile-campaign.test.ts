import { describe, expect, it } from 'vitest'
import { memoryBeyond, runHostileCampaign } from './hostile-campaign.ts'

const servers = process.env.TEST_DATABASE_URL ? [undefined, process.env.TEST_DATABASE_URL] : [undefined]
const anywhere = ['clock ahead', 'clock back', 'full disk', 'kill −9']

describe.each(servers.map((server) => ({ database: server ? 'PostgreSQL' : 'the embedded database', server })))(
  'on $database',
  ({ server }) => {
    it('nothing that is asked breaks the site, and nothing acknowledged is lost', { timeout: 600_000 }, async () => {
      const came = await runHostileCampaign({ minutes: 0, seed: 7, perKind: 4, server })
      const { failures, failed, lost, kinds, requests, events } = came
      expect(failures).toEqual([])
      expect({ failed, lost }).toEqual({ failed: 0, lost: 0 })
      expect(memoryBeyond(came)).toEqual([])
      expect(requests).toBeGreaterThan(3 * kinds.size)
      expect(Object.keys(events).toSorted()).toEqual([...anywhere, ...(server ? ['connections cut', 'table held'] : [])].toSorted())
    })
  },
)
