import { instantOf } from '../wall-time.ts'

export type NoticeKind = 'calm' | 'warning' | 'emergency'

/** A notice over every page, as it is written. */
export interface Notice {
  isShown: boolean
  kind: NoticeKind
  text: string
  linkLabel: string
  link: string
  /** From and until the tenant's clocks show this: "2026-11-24T18:00"; empty for at once, and for until it is switched off. */
  from: string
  until: string
}

/** As visitors get it; its id is another one each time it was changed. */
export type ShownNotice = Pick<Notice, 'kind' | 'text' | 'linkLabel' | 'link'> & { id: number }

/** Whether it is shown over the pages at that instant, and when that changes by itself; null when it does not. */
export function noticeAt(notice: Notice, at: Date, timeZone: string): { shown: boolean; changesAt: Date | null } {
  if (!notice.isShown || notice.text.trim() === '') return { shown: false, changesAt: null }
  const from = instantOf(notice.from, timeZone)
  const until = instantOf(notice.until, timeZone)
  const begun = !from || from <= at
  const over = until !== null && until <= at
  return { shown: begun && !over, changesAt: over ? null : begun ? until : from }
}
