import type { DeskForPages } from '../../pages/site/site-desk.ts'
import { createDesk } from '../desk/create-desk.ts'
import { answerAssignCase } from '../api/desk/assign-case.ts'
import { answerCaseFile } from '../api/desk/case-file.ts'
import { answerCountUnread } from '../api/desk/count-unread.ts'
import { answerDeskNews } from '../api/desk/desk-news.ts'
import { answerDeskRecord } from '../api/desk/desk-record.ts'
import { answerErasePerson } from '../api/desk/erase-person.ts'
import { answerExportCases } from '../api/desk/export-cases.ts'
import { answerExportPerson } from '../api/desk/export-person.ts'
import { answerFindPerson } from '../api/desk/find-person.ts'
import { answerHoldCase } from '../api/desk/hold-case.ts'
import { answerJoinCases } from '../api/desk/join-cases.ts'
import { answerKeepCaseOpen } from '../api/desk/keep-case-open.ts'
import { answerListCases } from '../api/desk/list-cases.ts'
import { answerMailsOfNoCase } from '../api/desk/mails-of-no-case.ts'
import { answerMoveCase } from '../api/desk/move-case.ts'
import { answerOpenCase } from '../api/desk/open-case.ts'
import { answerPartCase } from '../api/desk/part-case.ts'
import { answerReplyToCase } from '../api/desk/reply-to-case.ts'
import { answerTryMail } from '../api/desk/try-mail.ts'
import { answerWriteNote } from '../api/desk/write-note.ts'
import { admit } from '../permissions.ts'
import { scopeOf } from '../desk/desk-scope.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Noun } from './noun.ts'

type Needs = Parameters<typeof createDesk>[0] & { originOf: OriginOf }

/** Everything that is done about what visitors sent. */
export async function createDeskNoun(needs: Needs): Promise<Noun<DeskForPages>> {
  const { originOf } = needs
  const desk = await createDesk(needs)
  needs.mail.whenUndelivered(desk.reopenBounced)
  const answers = [
    answerListCases,
    answerOpenCase,
    answerAssignCase,
    answerMoveCase,
    answerHoldCase,
    answerWriteNote,
    answerReplyToCase,
    answerTryMail,
    answerJoinCases,
    answerPartCase,
    answerKeepCaseOpen,
    answerCountUnread,
    answerDeskNews,
    answerCaseFile,
    answerExportCases,
    answerFindPerson,
    answerExportPerson,
    answerErasePerson,
    answerDeskRecord,
    answerMailsOfNoCase,
  ]
  return {
    calls: answers.map((answer) => answer({ desk, originOf })),
    // Before the server waits for its connections to end, which these would not do by themselves.
    routes: (app) => void app.addHook('preClose', async () => desk.news.close()),
    jobs: desk.jobs,
    forPages({ tenant, person }) {
      // The page is for them alone by its route; what is handed out here holds even if that is forgotten.
      const admitted = admit('agent', person, tenant)
      if (!admitted) return { desk: null }
      const scope = scopeOf(admitted, tenant)
      return {
        desk: {
          list: (asked) => desk.list(asked, scope),
          openCase: async (named) => desk.openCase(await desk.idOf(named, scope), scope),
          record: async (before) =>
            scope.admin ? { ...(await desk.record.lines(before, scope)), mails: await desk.record.mails(scope) } : null,
        },
      }
    },
    close: async () => desk.news.close(),
  }
}
