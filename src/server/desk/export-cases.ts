import { Readable } from 'node:stream'
import { and } from 'drizzle-orm'
import type { DeskAsked } from '../../calls/desk-calls.ts'
import { timeInSheet } from '../../nouns/wall-time.ts'
import { wordsIn } from '../../words/languages.ts'
import { submissions as t } from '../db/tables/forms.ts'
import { csvLines } from '../http/csv-lines.ts'
import type { TenantSettings } from '../tenants.ts'
import { noteInAudit } from './audit.ts'
import { after, cursorOf, inOrder, matching } from './case-filters.ts'
import { openSent, type CaseRow } from './case-row.ts'
import type { DeskNeeds } from './desk-needs.ts'
import { visibleTo, type DeskScope } from './desk-scope.ts'

/** As a line of the sheet says it. */
const cutWords = (most: number) =>
  `Only the first ${most.toLocaleString('en-US')} cases are in here. Narrow the filters to have the others.`
const atOnce = 500

/** In whose words and on whose clocks it is. */
type Readers = Pick<TenantSettings, 'language' | 'timeZone'>

const columns = [
  'Reference',
  'Form',
  'State',
  'Received',
  'Promised',
  'Answered',
  'Closed',
  'Assigned to',
  'Name',
  'E-mail',
  'Phone',
  'Agent',
  'Page',
  'Language',
  'Answers',
]

/** What the filters show as CSV, read and sent piece by piece. That it was is written down before the first byte leaves. */
export function createCaseExport({ db, sealing, now }: Pick<DeskNeeds, 'db' | 'sealing' | 'now'>, mostRows = 10_000) {
  return async function exportCases(asked: Omit<DeskAsked, 'q' | 'after'>, scope: DeskScope, people: Readers): Promise<Readable> {
    const at = now()
    const { client: _client, ...filters } = asked
    await noteInAudit(db, { by: scope, at, what: 'export', detail: { ...filters, agent: filters.agent !== '' } })
    return Readable.from(lines())

    async function* lines(): AsyncGenerator<string> {
      yield csvLines([columns], true)
      let cursor = ''
      for (let left = mostRows; ; left -= atOnce) {
        // One more than may be shown tells whether that was all.
        const most = Math.min(atOnce, left + 1)
        const rows = await db
          .select()
          .from(t)
          .where(and(visibleTo(scope), matching(asked, scope, at), after(cursor, asked.state)))
          .orderBy(...inOrder(asked.state))
          .limit(most)
        const shown = rows.slice(0, left)
        if (shown.length > 0) yield csvLines(shown.map((row) => cellsOf(row, people)))
        if (rows.length > left) return void (yield csvLines([[cutWords(mostRows)]]))
        const last = shown.at(-1)
        if (!last || rows.length < most) return
        cursor = cursorOf(last)
      }
    }
  }

  function cellsOf(row: CaseRow, { language, timeZone }: Readers): string[] {
    const sent = openSent(sealing, row)
    const { forms, inbox } = wordsIn(language)
    const formNames: Partial<Record<string, string>> = forms.names
    const time = (each: Date | null) => timeInSheet(each, timeZone)
    return [
      row.reference,
      formNames[row.form] ?? row.form,
      inbox.states[row.state],
      time(row.receivedAt),
      time(row.promisedAt),
      time(row.answeredAt),
      time(row.closedAt),
      row.assignedName ?? '',
      sent?.sender.name ?? '',
      sent?.sender.email ?? '',
      sent?.sender.phone ?? '',
      sent?.agent?.name ?? '',
      row.page,
      row.language,
      (sent?.answers ?? [])
        .filter(({ inputType }) => inputType !== 'FileUpload')
        .map(({ label, answers }) => `${label}: ${answers.join(', ')}`)
        .join('\n'),
    ]
  }
}
