import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Json, Merged, NamedPath, Problem } from '../../fields/field.ts'
import type { WireContent } from './read-wholly.ts'
import { sameContent } from './same-content.ts'

/** What is stored on the server, as far as this tab knows. `revision` is 0 while the default is shown. */
export type SavedContent = { content: AnyContent; revision: number; savedAt: string | null; savedBy: string | null }

/** The body of a save. A retry sends the very same object again. Page and section are there where a section is saved. */
export type SaveBody = {
  pageName?: string | undefined
  section?: string | undefined
  client: string
  content: Json
  revision: number
  ids: Record<string, string[]>
  restores?: number
}

/**
 * A save whose outcome is not known yet. `unsure` once a try of it may have arrived without our hearing of it; `failures`
 * counts the tries at which the server itself failed and said so.
 */
export type Flight = {
  key: string
  body: SaveBody
  content: AnyContent
  tries: number
  unsure: boolean
  failures: number
  /** What was on the page before, where this brings an older version back. */
  replaces?: SavedContent
}

/** What a save is to contain: everything typed, or only a new order, removed rows, rows brought back and fields emptied on top of what is saved. */
export type Wish = {
  whole: boolean
  order: string[]
  removed: { list: string; id: string }[]
  returned: ReturnedRow[]
  emptied: string[]
  restores?: number
  /** An older version is restored, and whoever did so may undo it. */
  mayBeUndone?: boolean
}

/** A row that was deleted, as it was saved, and where it was. */
type ReturnedRow = { list: string; row: { id: string }; index: number }

/** A save of ours that got no answer and may still arrive. Only what it changed from its base is its own. */
export type Ghost = { base: AnyContent; content: AnyContent }

/** Unsaved work kept on this device; each opening of a section writes to a slot of its own. */
export type KeptDraft = { slot: string; at: number; base: AnyContent; revision: number; draft: AnyContent; sent: Ghost[] }

export type Choice = { take: 'theirs' | 'mine' } | { write: unknown }

/** Two people changed the same fields. Outside these fields `base` and `mine` equal theirs; the draft holds what was chosen so far. */
export type Dispute = {
  base: AnyContent
  mine: AnyContent
  merged: Merged<AnyContent>
  choices: { [fieldPath: string]: Choice }
}

type Step =
  | { at: 'rest' }
  | { at: 'sending' }
  | { at: 'waiting'; why: 'connection' | 'server' | 'tooMany'; until: number }
  | { at: 'signedOut'; since: number; /** Who has this browser's session meanwhile. */ other?: string }
  | { at: 'dispute'; dispute: Dispute }
  | { at: 'stopped'; why: 'forbidden' | 'gone' | 'refused'; message: string }

/** The last good news. */
type Outcome =
  | { is: 'none' }
  | { is: 'nothingToSave' }
  | ({ is: 'saved'; version: number } & News)
  | ({ is: 'visible'; since: number } & News)

/**
 * `words` is what is said of the save; `together` lists what was put together with another person's; `replaced` was on the page
 * until an older version came back, and is what taking that back brings.
 */
type News = { words: string; together: Together | null; replaced?: SavedContent }

type Together = { by: string | null; at: string | null; taken: (NamedPath & { from: 'theirs' | 'mine' })[] }

export type SaveState = {
  saved: SavedContent
  draft: AnyContent
  /** The slot this opening keeps its draft in. */
  slot: string
  flight: Flight | null
  /** What tabs that are gone had sent, oldest first, when a draft of theirs is used: it may still arrive. */
  ghosts: Ghost[]
  step: Step
  /** What is to be saved as soon as the flight has landed. */
  next: Wish | null
  /** Lists whose order changed and is saved two seconds after the last move. */
  moved: string[]
  /** By stable path, not by position. */
  problems: Problem[]
  /** Everything that is wrong since a save failed, in the order of the form; only `problems` are shown under their fields. */
  needing: Problem[]
  /** Drafts left by earlier openings, newest first. */
  left: KeptDraft[]
  outcome: Outcome
  /** False when the browser refuses to keep anything. */
  kept: boolean
}

export type Reply = { status: number; body: unknown; retryAfter: number | null }

/** The answer to a save; the status decides which of these are there. */
export type Answer = {
  message: string
  /** The number of an unexpected error; the same body is likely to cause it again. */
  reference: string
  /** The name of whoever else is signed in. */
  signedInAs: string
  revision: number
  savedAt: string
  version: number
  merged?: { value: unknown; ids: Record<string, string[]> } & Together
  theirs: StoredAnswer
  errors: { path: string; message: string }[]
}

/** Something stored, as calls tell it. */
export type StoredAnswer = WireContent & { revision: number; savedAt?: string | null; savedBy?: string | null }

/** Readable content with its revision and whoever saved it. */
export const savedOf = ({ revision, savedAt = null, savedBy = null }: StoredAnswer, content: AnyContent): SavedContent => ({
  content,
  revision,
  savedAt,
  savedBy,
})

export type SaveEvent =
  | { is: 'opened'; left: KeptDraft[] }
  | { is: 'typed'; draft: AnyContent }
  | { is: 'moved'; draft: AnyContent; list: string }
  | { is: 'removed'; draft: AnyContent; list: string; id: string }
  | ({ is: 'returned'; draft: AnyContent } & ReturnedRow)
  /** What a field held is deleted, and saved at once like a row's deletion. */
  | { is: 'emptied'; draft: AnyContent; fieldPath: string }
  | { is: 'save' }
  | { is: 'restore'; content: AnyContent; revision: number }
  /** What was on the page before an older version came back is wanted after all. */
  | { is: 'undoRestore' }
  | { is: 'answered'; key: string; reply: Reply }
  | { is: 'unanswered'; key: string }
  | { is: 'timeUp'; timer: Timer }
  | { is: 'tryNow' }
  | { is: 'signedOut' }
  | { is: 'signedIn' }
  /** Somebody goes to a field that needs them: it is its turn to say what is wrong. */
  | { is: 'wentTo'; fieldPath: string }
  | { is: 'chose'; fieldPath: string; choice: Choice }
  | { is: 'useDraft'; slot: string }
  | { is: 'discardDraft'; slot: string }
  /** One that was discarded a moment ago is wanted after all. */
  | { is: 'draftBroughtBack'; draft: KeptDraft }
  | { is: 'closed' }
  | { is: 'thrownAway' }
  | { is: 'learned'; saved: SavedContent }
  /** What is stored now cannot be read here: it is of a newer release of the site than this page. */
  | { is: 'renewed' }
  | { is: 'visible'; version: number }

export type Timer = 'retry' | 'order'

export type Effect =
  | { do: 'keep'; draft: KeptDraft }
  | { do: 'drop'; slot: string }
  | { do: 'send'; key: string; body: SaveBody }
  | { do: 'wait'; timer: Timer; ms: number }
  | { do: 'stopWaiting'; timer: Timer }
  | { do: 'watch'; version: number }

/** What a turn of the engine needs from outside: the time, and a fresh key should it have to name something. */
export type Stamp = { now: number; key: string }

export type Turn = { state: SaveState; effects: Effect[] }

/** A record, what is said of a save of it and on the button for one, and where it is if it is a section. */
export type SavedRecord = AnyRecord & {
  saved: string
  button?: string
  page?: string
  section?: string
  isSeen?(content: AnyContent, at: Date, timeZone: string): boolean
}

/** What a machine saves, for which tenant, and whose saves they are. */
export type Subject = { section: SavedRecord; client: string; me: string }

/** Nothing typed and nothing on its way. */
export function startState(saved: SavedContent, slot: string): SaveState {
  return {
    saved,
    draft: saved.content,
    slot,
    flight: null,
    ghosts: [],
    step: { at: 'rest' },
    next: null,
    moved: [],
    problems: [],
    needing: [],
    left: [],
    outcome: { is: 'none' },
    kept: true,
  }
}

/** What was on the page before the older version that was just brought back; nothing once anything else was done. */
export const replacedBy = ({ outcome }: SaveState): SavedContent | undefined => ('replaced' in outcome ? outcome.replaced : undefined)

/** True while something typed is not saved. */
export function isUnsaved({ section }: Pick<Subject, 'section'>, state: SaveState): boolean {
  return state.flight !== null || state.step.at === 'dispute' || !sameContent(section, state.draft, state.saved.content)
}
