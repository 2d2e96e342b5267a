import { takeBounces } from '../api/mail/take-bounces.ts'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../jobs/create-jobs.ts'
import { createMail } from '../mail/create-mail.ts'
import type { MailServices } from '../mail/mail-of-settings.ts'
import type { Mail } from '../mail/mail.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; jobs: Jobs; sealing: Sealing; now: () => Date; tenants: Tenants; mail?: MailServices }

/** Mails that leave the house, and those of them that come back. */
export function createMailNoun({ mail: given, tenants, ...needs }: Needs): Noun & { mail: Mail } {
  const { bounceSecret: secret, ...settings } = given ?? { from: 'no-reply@localhost' }
  const nameOf = (client: string) => tenants.find(client)?.name ?? client
  const { jobs, ...mail } = createMail({ ...needs, mail: settings, nameOf })
  return {
    mail,
    jobs,
    routes: (app) => takeBounces(app, { mail, secret }),
    forPages: () => ({}),
  }
}
