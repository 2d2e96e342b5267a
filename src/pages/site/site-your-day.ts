import type { DayOutcome, YourDay } from '../../nouns/hub/your-day.ts'

export interface YourDayForPages {
  /** The hub's first part, for agents and admins of this insurer; null for everybody else. */
  yourDay: {
    open(): Promise<YourDay>
    /** Does what a form of the hub asks. */
    do(posted: FormData): Promise<DayOutcome>
  } | null
}
