import type { OwnPage, OwnPageChange, OwnPageForm, ProposalToJudge } from './own-page.ts'

/** What the hub shows one person, first of all: what came in for them, what they have to know, and what they keep at hand. */
export interface YourDay {
  /** "2026-11-22", on the clocks of the insurer. */
  today: string
  /** When they were here before; null the first time. ISO. */
  lastVisit: string | null
  desk: DeskOfTheDay
  /** Those that ask for a word first, then the newest; what was read is not among them. */
  bulletins: Bulletin[]
  /** How many more there are. */
  moreBulletins: number
  dates: ComingDate[]
  pins: Pin[]
  /** Null for whoever has no page of their own, or may not change it. */
  ownPage: OwnPage | null
  /** For admins alone; null for everybody else. */
  staff: { proposals: ProposalToJudge[]; moreProposals: number; readers: BulletinReaders[] } | null
}

/** What visitors sent, as far as it waits: to this agent, or to the insurer where an admin looks. */
export interface DeskOfTheDay {
  /** Of those that wait, how many the asker has not seen; 100 stands for more. */
  unread: number
  /** How many were promised an answer for an earlier time; 100 stands for more. */
  late: number
  /** Whose answer was promised first, a few. */
  cases: { reference: string; form: string; name: string; receivedAt: string; promisedAt: string; late: boolean; unread: boolean }[]
}

/** A dated entry of the agents' lists, or a document that asks to be read. */
export interface Bulletin {
  key: string
  title: string
  /** As it is written: "Nov 16 2026". */
  date: string
  /** Where it leads; empty for words alone. */
  link: string
  /** The list it is on. */
  list: string
  /** It asks for "I have read this". */
  asks: boolean
  /** Of a day since they were here before. */
  isNew: boolean
}

export interface ComingDate {
  /** "2027-01-20". */
  day: string
  /** As it is written: "Jan 20 2027". */
  date: string
  title: string
  place: string
  link: string
}

export interface Pin {
  label: string
  link: string
}

/** Who has said of a bulletin that they read it. */
export interface BulletinReaders {
  key: string
  title: string
  date: string
  list: string
  many: number
  /** The latest few. */
  latest: { name: string; username: string; saidAt: string }[]
}

/** How many favourites somebody has. */
export const mostPins = 50

/** What the forms of the day ask for, as they say it. */
export const dayWishes = ['pin', 'unpin', 'read', 'read all', 'confirm', 'propose', 'withdraw', 'accept', 'decline'] as const
export type DayWish = (typeof dayWishes)[number]

/** What was done, as the address of the page says it afterwards. */
export const dayDone = [
  'pinned',
  'unpinned',
  'read',
  'confirmed',
  'saved',
  'proposed',
  'unchanged',
  'withdrawn',
  'accepted',
  'declined',
] as const
export type DayDone = (typeof dayDone)[number]

/** Why a photo was not taken, as the address of the page says it afterwards. */
export const photoTroubles = ['large', 'type', 'damaged', 'changed', 'busy', 'often', 'another'] as const
export type PhotoTrouble = (typeof photoTroubles)[number]

export interface DayProblem {
  wish: DayWish | null
  /** What it is about: a proposal's number. */
  of: string
  /** The field it is about; empty where it is none. */
  path: string
  message: string
  status: number
  /** What was typed of one's own page, so that it is not lost. */
  typed: OwnPageForm | null
  /** Where somebody else changed the same meanwhile: what the page says now, beside what was typed. */
  changes: OwnPageChange[]
}

export type DayOutcome = { done: DayDone } | { problem: DayProblem }
