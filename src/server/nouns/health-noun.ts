import type { OpenDatabase } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { refused } from '../http/errors.ts'
import type { PageCache } from '../http/page-cache.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import type { Noun } from './noun.ts'

type Needs = { database: OpenDatabase; cache: PageCache; jobs: Jobs; room: DiskRoom }

/** What is asked by whoever keeps the server running: /health is its process alone, /ready the database too. */
export function createHealthNoun({ database, cache, jobs, room }: Needs): Noun {
  return {
    routes(app) {
      app.get('/health', { schema: { hide: true } }, async () => ({ status: true, message: 'alive' }))
      app.get('/ready', { schema: { hide: true } }, async () => {
        const asked = database.ping().then(jobs.counts)
        const waiting = await asked.catch(() => Promise.reject(refused('unavailable', { message: 'The database does not answer.' })))
        return { status: true, message: 'ready', database: database.kind, room: room.has(), cache: cache.stats(), jobs: waiting }
      })
    },
    forPages: () => ({}),
  }
}
