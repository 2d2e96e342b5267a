/** What the desk of stopped work shows and answers, for pages and the server alike. */

/**
 * Why a job that stopped is not to be done any more: 'later' where a later one does the same, 'done' where somebody or something
 * did it meanwhile, 'gone' with what it is about, 'late' where nobody waits for it now, 'unknown' to this release.
 */
export const overs = ['later', 'done', 'gone', 'late', 'unknown'] as const
export type Over = (typeof overs)[number]

/** One job that was tried as often as it may be, and waits for somebody. */
export interface StoppedJob {
  id: number
  /** Which one of its kind, in a word or two of the staff's: the title of an article, what a mail is for. */
  about: string
  tries: number
  stoppedAt: string
  /** The words of its last error. */
  said: string
  over: Over | null
}

/** All that stopped of one kind. */
export interface StoppedKind {
  /** By its name in the database, without whose it is. */
  name: string
  jobs: StoppedJob[]
  /** False where it is never given up. */
  mayGiveUp: boolean
}

export interface StoppedWorkPage {
  kinds: StoppedKind[]
  /** There are more than were looked at. */
  more: boolean
  /** How many things wait for their turn, and are being done. */
  due: number
  running: number
}

export const stoppedActs = ['again', 'give-up'] as const
export type StoppedAct = (typeof stoppedActs)[number]

/** What became of an act: how many it was done with, and why it was not with the others. */
export interface ActedOn {
  many: number
  /** More are there than are dealt with at once. */
  more: boolean
  refused: { over: Over | 'never'; many: number }[]
}

/** A kind may be of one tenant each: "remind of bills: windbreak". */
const separator = ': '
export const kindOfTenant = (name: string, tenant: string) => name + separator + tenant

export function partsOfKind(kind: string): { name: string; tenant: string | null } {
  const at = kind.indexOf(separator)
  return at < 0 ? { name: kind, tenant: null } : { name: kind.slice(0, at), tenant: kind.slice(at + separator.length) }
}
