import type { WholeCase } from '../../calls/desk-shapes.ts'
import type { OpenDatabase } from '../db/database.ts'
import type { Forms } from '../forms/create-forms.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Tenants } from '../tenants.ts'
import { noteInAudit } from './audit.ts'
import { createCaseReaders } from './case-readers.ts'
import { createCaseChanges } from './change-case.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { createDeskNews } from './desk-news.ts'
import type { DeskScope } from './desk-scope.ts'
import { createCaseExport } from './export-cases.ts'
import { createPersonExport } from './export-person.ts'
import { createCaseList } from './list-cases.ts'
import { createRecord } from './show-record.ts'
import { purgeCases } from './purge-cases.ts'
import { createReplying } from './reply-to-case.ts'
import { createCaseShowing } from './show-case.ts'
import { createWholePerson } from './whole-person.ts'
import { createCaseWork } from './work-on-case.ts'
import { createReopening } from './reopen-bounced.ts'
import { createMailTrying } from './try-mail.ts'
import { createFileOpening } from './open-case-file.ts'
import { idOfCase } from './find-case.ts'
import { createJoining } from './join-cases.ts'
import { createTenantWork } from './tenant-work.ts'

type Needs = Pick<DeskNeeds, 'db' | 'now' | 'sealing' | 'mail' | 'attachments'> & {
  database: Pick<OpenDatabase, 'listen'>
  sessions: Pick<Sessions, 'whenEnded'>
  tenants: Tenants
  forms: Pick<Forms, 'readForm'>
}

export type Desk = Awaited<ReturnType<typeof createDesk>>

/** The desk: what visitors sent, as work that somebody has, and that nobody can lose. */
export async function createDesk({ database, sessions, tenants, forms, ...rest }: Needs) {
  const needs = { ...rest, ...createTenantWork({ ...rest, forms, tenants }) }
  const { db, now } = needs
  const { list, unread } = createCaseList(needs)
  const show = createCaseShowing(needs)
  const { read, keepOpen } = createCaseReaders(needs)
  const change = createCaseChanges(needs)
  const work = createCaseWork({ ...needs, change })
  const person = createWholePerson(needs)
  const news = await createDeskNews({ database, sessions })

  /** Shows a case to somebody who has seen it from then on. */
  async function openCase(id: number, scope: DeskScope): Promise<WholeCase> {
    await read(id, scope)
    return show(id, scope)
  }

  /** Shows a case that was worked on; whoever sees it whole has read it, and that is written down before it is answered. */
  async function showWorkedOn(id: number, scope: DeskScope): Promise<WholeCase> {
    const shown = await show(id, scope)
    await noteInAudit(db, { by: scope, at: now(), what: 'read', reference: shown.reference })
    return shown
  }

  return {
    list,
    unread,
    openCase,
    idOf: (named: string, scope: DeskScope) => idOfCase(db, named, scope),
    show: showWorkedOn,
    keepOpen,
    ...work,
    reply: createReplying(needs),
    ...createJoining(needs),
    tryMail: createMailTrying(needs),
    openFile: createFileOpening(needs),
    exportCases: createCaseExport(needs),
    findPerson: person.find,
    erasePerson: person.erase,
    exportPerson: createPersonExport({ ...needs, show, person }),
    record: createRecord(needs),
    reopenBounced: createReopening(needs),
    news,
    jobs: [purgeCases(needs, tenants.timeZone)],
  }
}
