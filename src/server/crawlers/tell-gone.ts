import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { unlessTooMany } from '../jobs/unless-too-many.ts'
import type { Tenants } from '../tenants.ts'
import { goneTelling } from './stopped-telling.ts'
import { createTellEngines, type IndexNowSetting } from './tell-engines.ts'

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>
  warn: Warn
  tenants: Tenants
  publicUrl: string | undefined
  indexNow?: IndexNowSetting | undefined
}

/** A row that is gone has no day by which to find it: its address goes to the engines by a job of the transaction that took it away. */
export function createTellGone({ jobs, warn, tenants, publicUrl, indexNow }: Needs): {
  jobs: Job[]
  gone(tx: Db, tenant: string, path: string): Promise<void>
} {
  if (!indexNow || !publicUrl) return { jobs: [], gone: async () => {} }
  const send = createTellEngines({ setting: indexNow, publicUrl, warn })
  const tell = defineJob({
    ...goneTelling,
    attempts: 5,
    limitSeconds: 60,
    atOnce: 1,
    waits: { firstSeconds: 60, mostSeconds: 3600 },
    async run({ payload, signal }) {
      const tenant = tenants.find(payload.tenant)
      if (tenant) await send(tenant, [payload.path], signal)
    },
  })
  return {
    jobs: [tell],
    async gone(tx, tenant, path) {
      // Where too many wait, engines find it gone from the map.
      await jobs.enqueue(tx, tell, { tenant, path }, { key: `${tenant} ${path}` }).catch(unlessTooMany)
    },
  }
}
