import type { ActedOn, StoppedAct, StoppedWorkPage } from '../../nouns/stopped-work/stopped-work.ts'

export interface StoppedWorkForPages {
  /** Work that was tried as often as it may be, for admins alone; null for everybody else. */
  stoppedWork: {
    look(): Promise<StoppedWorkPage>
    /** Deals with those of these numbers that are theirs; 'full' where nothing can be written. */
    act(what: StoppedAct, ids: readonly number[]): Promise<ActedOn | 'full'>
  } | null
}
