import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { minuteMs } from '../../durations.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import { enginesTold as t } from '../db/tables/crawlers.ts'
import type { Warn } from '../http/warn.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { defineJob, noPayload, type Job, type Write } from '../jobs/job.ts'
import type { Tenants } from '../tenants.ts'
import type { MapSource } from './map-part.ts'
import { engineTelling } from './stopped-telling.ts'
import { createTellEngines, mostAtOnce, type IndexNowSetting } from './tell-engines.ts'

type Needs = {
  setting: IndexNowSetting
  publicUrl: string
  db: Db
  jobs: Pick<Jobs, 'enqueue'>
  now: () => Date
  warn: Warn
  tenants: Tenants
  versions: ContentVersion
  sources: readonly MapSource[]
}

/** A save that is dated before our last look may be seen only after it. */
const overlap = 2 * minuteMs

/** Every five minutes engines are told what changed on the sites whose content did; a tenant at a time, so that no one waits for another. */
export function createIndexNow({ setting, publicUrl, db, jobs, now, warn, tenants, versions, sources }: Needs): Job[] {
  const send = createTellEngines({ setting, publicUrl, warn })
  const tell = defineJob({
    ...engineTelling,
    attempts: 5,
    limitSeconds: 60,
    atOnce: 1,
    waits: { firstSeconds: 60, mostSeconds: 3600 },
    async run({ payload, signal }): Promise<Write | undefined> {
      const tenant = tenants.find(payload.tenant)
      if (!tenant) return undefined
      const { client } = tenant
      const version = versions.of(client)
      const at = now()
      const [told] = await db.select().from(t).where(eq(t.tenant, client))
      // Of what was there before they were first to be told, they know by the map.
      const paths = told ? await changedSince(client, new Date(told.until.getTime() - overlap)) : []
      if (paths.length > 0) await send(tenant, paths, signal)
      return (tx) =>
        tx
          .insert(t)
          .values({ tenant: client, version, until: at })
          .onConflictDoUpdate({ target: t.tenant, set: { version, until: at } })
    },
  })

  const look = defineJob({
    kind: 'look what search engines are to be told',
    payload: noPayload,
    every: { minutes: 5 },
    async run() {
      const known = new Map((await db.select().from(t)).map(({ tenant, version }) => [tenant, version]))
      const due = tenants.list.filter(({ client }) => known.get(client) !== versions.of(client))
      return async (tx) => {
        for (const { client } of due) await jobs.enqueue(tx, tell, { tenant: client }, { key: client })
      }
    },
  })

  async function changedSince(client: string, since: Date): Promise<string[]> {
    const changed = await Promise.all(sources.map((source) => source.changedSince(client, since, mostAtOnce)))
    return [...new Set(changed.flat())].slice(0, mostAtOnce)
  }

  return [look, tell]
}

/** Shows that whoever tells them may speak for this host. */
export function serveIndexNowKey(app: FastifyInstance, { key }: IndexNowSetting): void {
  app.get(`/${key}.txt`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(key),
  )
}
