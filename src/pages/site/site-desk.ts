import type { DeskAsked, DeskPage } from '../../calls/desk-calls.ts'
import type { RecordLine } from '../../calls/desk-record-calls.ts'
import type { CaseMail, WholeCase } from '../../calls/desk-shapes.ts'

export interface DeskForPages {
  /** What visitors sent, as far as who asks may see it; null for nobody. */
  desk: {
    list(asked: DeskAsked): Promise<DeskPage>
    /** By number or reference. It is read from then on; throws when there is none, or none for them. */
    openCase(named: string): Promise<WholeCase>
    /** Who did what there, and mails of no case; null for those who are no admins. */
    record(before: number | undefined): Promise<{ lines: RecordLine[]; next: number | null; mails: CaseMail[] } | null>
  } | null
}
