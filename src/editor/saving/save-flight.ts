import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Problem } from '../../fields/field.ts'
import { cutBlocks } from './cut-blocks.ts'
import { disputeIn, disputeOf, writtenContent } from './disputes.ts'
import { stablePath, valueAt, withRowBack, withValueAt } from './field-paths.ts'
import { pauseBefore } from './pause-before.ts'
import { readWholly } from './read-wholly.ts'
import { sameContent } from './same-content.ts'
import {
  isUnsaved,
  savedOf,
  type Answer,
  type Flight,
  type Ghost,
  type KeptDraft,
  type Reply,
  type SavedContent,
  type SaveState,
} from './save-state.ts'
import { wordsOfSave } from './words-of-save.ts'
import type { Effect, Stamp, StoredAnswer, Subject, Wish } from './save-state.ts'

/**
 * The way of what is typed: kept on this device, sent, answered. Every step takes a state and answers the next one; what
 * the world is to do for it is asked for in passing, in order.
 */

/** One turn of the engine: what is saved, when this is, a fresh key, and where to ask for effects. */
export type Turning = Subject & Stamp & { ask(effect: Effect): void }

export const noWish: Wish = { whole: false, order: [], removed: [], returned: [], emptied: [] }

/** Writes the draft to this device, or forgets it once everything in it is saved. */
export function keep(turning: Turning, state: SaveState): SaveState {
  turning.ask(isUnsaved(turning, state) ? { do: 'keep', draft: keptDraft(state, turning) } : { do: 'drop', slot: state.slot })
  return state
}

/**
 * Moves the draft aside where it is not saved: it keeps its slot and is offered again, and this opening goes on in a new
 * one. A save under way goes on too.
 */
export function putAside(turning: Turning, state: SaveState): SaveState {
  if (!isUnsaved(turning, state)) return state
  const kept = keptDraft(state, turning)
  turning.ask({ do: 'keep', draft: kept })
  const step: SaveState['step'] = state.flight ? state.step : { at: 'rest' }
  return { ...state, slot: turning.key, left: [kept, ...state.left], ghosts: [], next: null, draft: state.saved.content, step }
}

/** Forgets the drafts left behind that hold nothing but `content`, which is saved. */
export function dropSaved(
  { section, ask }: Pick<Turning, 'section' | 'ask'>,
  state: SaveState,
  content: SavedContent['content'],
): SaveState {
  const isSaved = (kept: KeptDraft) => sameContent(section, kept.draft, content)
  for (const { slot } of state.left.filter(isSaved)) ask({ do: 'drop', slot })
  return { ...state, left: state.left.filter((kept) => !isSaved(kept)) }
}

/** Sends what is wished for, if there is anything to send and nothing wrong with it; one save is under way at a time. */
export function send(turning: Turning, state: SaveState, wish: Wish): SaveState {
  if (state.flight) return keep(turning, wishing(state, wish))
  if (state.step.at === 'dispute' || (state.step.at === 'stopped' && state.step.why !== 'refused')) return state
  const { section, client, key, ask } = turning
  const draft = cutBlocks(section.fields, state, key)
  const content = wish.whole ? draft : contentOf(state, wish)
  if (wish.whole) ask({ do: 'stopWaiting', timer: 'order' })
  const moved = wish.whole ? [] : state.moved
  const base: SaveState = { ...state, draft, step: { at: 'rest' }, next: null, moved, problems: [], needing: [] }

  const needing = wrongIn(section, content, state.saved.content)
  const [problem] = needing
  // An empty form for something new holds what is stored, which is nothing yet.
  const nothingNew = sameContent(section, content, state.saved.content) && !wish.restores
  if (nothingNew && !(problem && state.saved.revision === 0))
    return keep(turning, wish.whole ? { ...base, outcome: { is: 'nothingToSave' } } : base)
  if (problem) return { ...base, problems: [problem], needing, outcome: { is: 'none' } }
  const body = {
    pageName: section.page,
    section: section.section,
    client,
    content: section.toWire(content),
    revision: state.saved.revision,
    ids: section.idsOf(content),
    ...(wish.restores ? { restores: wish.restores } : {}),
  }
  const replaces = wish.mayBeUndone ? { replaces: state.saved } : {}
  const flight: Flight = { key, body, content, tries: 1, unsure: false, failures: 0, ...replaces }
  const sending = keep(turning, { ...base, flight, step: { at: 'sending' }, outcome: { is: 'none' } })
  ask({ do: 'send', key, body })
  return sending
}

/** Everything that is wrong with it, each at a path that stays when rows move. */
export const wrongIn = ({ check }: Pick<AnyRecord, 'check'>, content: AnyContent, saved: AnyContent): Problem[] =>
  check(content as never, saved as never).map(({ path, message }) => ({ path: stablePath(content, path), message }))

/** Remembers what is to be saved once the save under way has landed. */
export function wishing(state: SaveState, wish: Wish): SaveState {
  const before = state.next ?? noWish
  const next: Wish = {
    whole: before.whole || wish.whole,
    order: [...new Set([...before.order, ...wish.order])],
    removed: [...before.removed, ...wish.removed],
    returned: [...before.returned, ...wish.returned],
    emptied: [...before.emptied, ...wish.emptied],
    restores: wish.restores ?? before.restores,
    mayBeUndone: wish.mayBeUndone ?? before.mayBeUndone,
  }
  return { ...state, next, moved: wish.whole ? [] : state.moved }
}

/** The same save with the same key, as soon as it may be sent again. */
export function sendAgain({ ask }: Pick<Turning, 'ask'>, state: SaveState): SaveState {
  const { flight, step } = state
  if (!flight || (step.at !== 'waiting' && step.at !== 'signedOut'))
    return step.at === 'signedOut' ? { ...state, step: { at: 'rest' } } : state
  ask({ do: 'stopWaiting', timer: 'retry' })
  ask({ do: 'send', key: flight.key, body: flight.body })
  return { ...state, flight: { ...flight, tries: flight.tries + 1 }, step: { at: 'sending' } }
}

/** What each answer to a save means for what is typed. The flight it answers is `state.flight`. */
export function answered(turning: Turning, state: SaveState, reply: Reply): SaveState {
  const flight = state.flight as Flight
  const { status, retryAfter } = reply
  const body = (reply.body ?? {}) as Partial<Answer>
  if (status === 200 && typeof body.revision === 'number') return arrived(turning, state, flight, body as Answer)
  if (status === 401)
    return { ...state, step: { at: 'signedOut', since: turning.now, ...(body.signedInAs ? { other: body.signedInAs } : {}) } }
  if (status === 403) return stopped(state, 'forbidden', body)
  if (status === 404) return stopped(state, 'gone', body)
  if (status === 409 && body.theirs) return disputed(turning, state, flight, body.theirs)
  if (status === 422) return refused(state, flight, body)
  if (status === 429) return unanswered(turning, state, 'tooMany', retryAfter)
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return stopped(state, 'refused', body)
  const failures = flight.failures + (status >= 500 && body.reference ? 1 : 0)
  return failures < 3
    ? unanswered(turning, { ...state, flight: { ...flight, failures } }, 'server', retryAfter)
    : stopped(state, 'refused', body)
}

/** Nobody knows whether it arrived: the same save is tried again with the same key until somebody does. */
export function unanswered(
  { now, ask }: Turning,
  state: SaveState,
  why: 'connection' | 'server' | 'tooMany',
  retryAfter: number | null = null,
): SaveState {
  const flight = state.flight as Flight
  const ms = Math.max(pauseBefore(flight.tries), (retryAfter ?? 0) * 1000)
  ask({ do: 'wait', timer: 'retry', ms })
  return { ...state, flight: { ...flight, unsure: flight.unsure || why !== 'tooMany' }, step: { at: 'waiting', why, until: now + ms } }
}

function arrived(turning: Turning, state: SaveState, flight: Flight, { merged, revision, savedAt, version }: Answer): SaveState {
  const { section, me, ask } = turning
  const current = merged ? readWholly(section, merged, flight.content) : flight.content
  if (!current) return renewed({ ...state, ghosts: sentWith(state, flight) })
  const saved: SavedContent = { content: current, revision, savedAt, savedBy: me }
  const together = merged && merged.taken.length > 0 ? { by: merged.by, at: merged.at, taken: merged.taken } : null
  // What an older version brings back is no row that somebody just added.
  const words = flight.body.restores ? section.saved : wordsOfSave(section, state.saved.content, flight.content)
  // Put together with what somebody else saved, what was here before is not what they would come back to.
  const replaced = flight.replaces && !merged ? { replaced: flight.replaces } : {}
  const outcome: SaveState['outcome'] = { is: 'saved', version, words, together, ...replaced }
  const landed = dropSaved(turning, { ...state, saved, flight: null, ghosts: [], step: { at: 'rest' }, outcome }, flight.content)
  ask({ do: 'watch', version })
  if (state.draft === flight.content) return { ...landed, draft: current }
  // Typed on while it was under way: what was sent is the common ancestor, so nobody meets a conflict of their own making.
  const dispute = disputeOf(section, { base: flight.content, theirs: current, mine: state.draft }, state.ghosts)
  const named: SavedContent = dispute.merged.conflicts.length > 0 && merged ? { ...saved, savedBy: merged.by, savedAt: merged.at } : saved
  return { ...landed, saved: named, step: { at: 'dispute', dispute } }
}

function disputed({ section }: Turning, state: SaveState, flight: Flight, theirs: StoredAnswer): SaveState {
  const content = readWholly(section, theirs, state.saved.content)
  if (!content) return renewed(state)
  const dispute = disputeOf(section, { base: state.saved.content, theirs: content, mine: state.draft }, state.ghosts)
  // Whoever has meanwhile typed the same as the other side disputes nothing, and the save they asked for goes on.
  const next = dispute.merged.conflicts.length > 0 ? null : { ...(state.next ?? noWish), whole: true }
  return {
    ...state,
    saved: savedOf(theirs, content),
    flight: null,
    next,
    moved: [],
    step: { at: 'dispute', dispute },
    outcome: { is: 'none' },
  }
}

function refused(state: SaveState, flight: Flight, body: Partial<Answer>): SaveState {
  const [error] = body.errors ?? []
  const path = error && stablePath(flight.content, error.path)
  if (!path || !hasInput(state, path)) return stopped(state, 'refused', body)
  return {
    ...state,
    flight: null,
    next: null,
    problems: [{ path, message: error.message }],
    needing: body.errors?.map((each) => ({ ...each, path: stablePath(flight.content, each.path) })) ?? [],
    step: { at: 'rest' },
  }
}

function stopped(state: SaveState, why: 'forbidden' | 'gone' | 'refused', body: Partial<Answer>): SaveState {
  const flight = state.flight as Flight
  // What may have arrived after all is still ours, should it turn up.
  const ghosts = flight.unsure ? sentWith(state, flight) : state.ghosts
  return { ...state, flight: null, next: null, ghosts, step: { at: 'stopped', why, message: body.message ?? '' } }
}

/** A page that is older than the site goes no further: what it cannot read it would write over. */
export function renewed(state: SaveState): SaveState {
  const advice = state.kept ? 'Reload it; what you typed is kept on this device.' : 'Copy what you typed, then reload it.'
  return { ...state, flight: null, next: null, step: { at: 'stopped', why: 'refused', message: `${renewedWords} ${advice}` } }
}

export const renewedWords = 'The site was renewed since you opened this page.'

/** True for a single value of the form: whole lists and groups, and what is only in the request, have nowhere to show a message. */
function hasInput({ draft }: SaveState, fieldPath: string): boolean {
  return ['string', 'number', 'boolean'].includes(typeof valueAt(draft, fieldPath))
}

/** What is saved with only the new order, the removals, what came back and what was emptied: half-typed words beside them stay on this device. */
function contentOf({ saved, draft }: SaveState, { order, removed, returned, emptied }: Wish) {
  const ordered = order.reduce((content, list) => {
    const ids = valueAt(draft, `${list}#order`)
    // The row that the list was in may have gone since.
    return ids ? withValueAt(content, `${list}#order`, ids) : content
  }, saved.content)
  const fewer = removed.reduce((content, { list, id }) => withValueAt(content, `${list}#${id}`, null), ordered)
  const more = returned.reduce((content, { list, row, index }) => withRowBack(content, list, row, index), fewer)
  return emptied.reduce((content, fieldPath) => withValueAt(content, fieldPath, valueAt(draft, fieldPath) ?? ''), more)
}

function keptDraft(state: SaveState, { now }: Stamp): KeptDraft {
  const dispute = disputeIn(state)
  return {
    slot: state.slot,
    at: now,
    base: dispute?.base ?? state.saved.content,
    revision: state.saved.revision,
    draft: dispute ? writtenContent(dispute) : state.draft,
    sent: state.flight ? sentWith(state, state.flight) : state.ghosts,
  }
}

/** What was sent, this flight the last. */
function sentWith({ ghosts, saved }: SaveState, { content }: Flight): Ghost[] {
  return [...ghosts, { base: saved.content, content }].slice(-3)
}
