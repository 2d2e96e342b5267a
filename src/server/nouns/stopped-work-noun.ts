import type { StoppedWorkForPages } from '../../pages/site/site-stopped-work.ts'
import { answerAsked } from '../db/ask-running-site.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { DiskRoom } from '../http/disk-room.ts'
import { failureInWords } from '../http/failure-in-words.ts'
import { admit } from '../permissions.ts'
import { asked, asking, carryOut } from '../stopped-work/ask-of-command.ts'
import { createStoppedWork } from '../stopped-work/create-stopped-work.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  database: OpenDatabase
  now: () => Date
  tenants: Tenants
  room: Pick<DiskRoom, 'has'>
  backups?: { dataDir: string } | undefined
}

/** Work that was tried as often as it may be: for admins, and for the command where the database is this process's alone. */
export function createStoppedWorkNoun({ database: { db, kind }, now, tenants, room, backups }: Needs): Noun<StoppedWorkForPages> {
  const work = createStoppedWork({ db, now })
  const clients = tenants.list.map(({ client }) => client)
  const stop =
    backups && kind === 'embedded'
      ? answerAsked(asking, {
          dataDir: backups.dataDir,
          work: async (words) => carryOut(asked.parse(JSON.parse(words)), { db, now, tenants: clients }),
          failureOf: failureInWords,
        })
      : async () => {}
  return {
    forPages({ tenant, person }) {
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admin = admit('admin', person, tenant)
      if (!admin) return { stoppedWork: null }
      const who = { tenants: [tenant.client], account: admin.account, name: admin.name }
      return {
        stoppedWork: {
          look: () => work.look(who),
          act: async (what, ids) => (room.has() ? work.act(what, { ids }, who) : 'full'),
        },
      }
    },
    close: stop,
  }
}
