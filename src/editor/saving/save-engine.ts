import { chosenContent, disputeIn, disputeOf, openConflicts, typedOn, withChosenDraft } from './disputes.ts'
import { listAt, valueAt } from './field-paths.ts'
import {
  answered,
  dropSaved,
  keep,
  noWish,
  putAside,
  renewed,
  send,
  sendAgain,
  unanswered,
  wishing,
  wrongIn,
  type Turning,
} from './save-flight.ts'
import {
  replacedBy,
  type Effect,
  type KeptDraft,
  type SavedContent,
  type SaveEvent,
  type SaveState,
  type Stamp,
  type Subject,
  type Turn,
} from './save-state.ts'

/**
 * What happens to a section's content between the keyboard and the server, as a pure function: no clock, no storage, no
 * network. Nothing typed is ever dropped here: it is in the draft, in a slot on this device, or was thrown away by hand.
 */
export function reduce(subject: Subject, state: SaveState, event: SaveEvent, stamp: Stamp): Turn {
  const effects: Effect[] = []
  const next = after(event, state, { ...subject, ...stamp, ask: (effect) => void effects.push(effect) })
  return { state: next, effects }
}

function after(event: SaveEvent, state: SaveState, turning: Turning): SaveState {
  switch (event.is) {
    case 'opened':
      return offerDrafts(turning, state, event.left)
    case 'typed':
      return keep(turning, changed(turning, state, event.draft))
    case 'moved':
      return move(turning, state, event)
    case 'removed': {
      const without = keep(turning, changed(turning, state, event.draft))
      const isStored = valueAt(state.saved.content, `${event.list}#${event.id}`) !== undefined
      return isStored ? send(turning, without, { ...noWish, removed: [event] }) : without
    }
    case 'returned': {
      const { list, row, index } = event
      return send(turning, keep(turning, changed(turning, state, event.draft)), { ...noWish, returned: [{ list, row, index }] })
    }
    case 'emptied': {
      const without = keep(turning, changed(turning, state, event.draft))
      const isStored = valueAt(state.saved.content, event.fieldPath) !== undefined
      return isStored ? send(turning, without, { ...noWish, emptied: [event.fieldPath] }) : without
    }
    case 'save':
      return saveAll(turning, state)
    case 'restore':
      return restore(turning, state, event, true)
    case 'undoRestore': {
      const replaced = replacedBy(state)
      return replaced ? restore(turning, state, replaced, false) : state
    }
    case 'answered':
      return state.flight?.key === event.key ? landed(turning, answered(turning, state, event.reply)) : state
    case 'unanswered':
      return state.flight?.key === event.key ? unanswered(turning, state, 'connection') : state
    case 'timeUp':
      return event.timer === 'retry' ? sendAgain(turning, state) : send(turning, { ...state, moved: [] }, { ...noWish, order: state.moved })
    case 'tryNow':
      return sendAgain(turning, state)
    case 'signedOut':
      return { ...state, step: state.step.at === 'rest' ? { at: 'signedOut', since: turning.now } : state.step }
    case 'signedIn':
      return state.step.at === 'signedOut' ? sendAgain(turning, state) : state
    case 'wentTo':
      return { ...state, problems: state.needing.flatMap((each) => (each.path === event.fieldPath ? { ...each } : [])) }
    case 'chose':
      return choose(turning, state, event)
    case 'useDraft':
      return useDraft(turning, state, event.slot)
    case 'discardDraft':
      turning.ask({ do: 'drop', slot: event.slot })
      return { ...state, left: state.left.filter((each) => each.slot !== event.slot) }
    case 'draftBroughtBack':
      turning.ask({ do: 'keep', draft: event.draft })
      return { ...state, left: newestFirst([...state.left, event.draft]) }
    case 'closed':
      return close(turning, state)
    case 'thrownAway':
      return throwAway(turning, state)
    case 'learned':
      return learn(turning, state, event.saved)
    case 'renewed':
      return state.flight || disputeIn(state) ? state : renewed(state)
    case 'visible':
      return state.outcome.is === 'saved' && event.version >= state.outcome.version
        ? { ...state, outcome: { ...state.outcome, is: 'visible', since: turning.now } }
        : state
  }
}

/** Offers the drafts of tabs that are gone, unless they were saved after all. */
function offerDrafts(turning: Turning, state: SaveState, found: KeptDraft[]): SaveState {
  const known = new Set(state.left.map(({ slot }) => slot))
  const all = [...state.left, ...found.filter(({ slot }) => slot !== state.slot && !known.has(slot))]
  return dropSaved(turning, { ...state, left: newestFirst(all) }, state.saved.content)
}

const newestFirst = (drafts: readonly KeptDraft[]) => drafts.toSorted((a, b) => b.at - a.at)

function changed({ section }: Subject, state: SaveState, draft: SaveState['draft']): SaveState {
  const untouched = state.problems.filter(({ path }) => valueAt(draft, path) === valueAt(state.draft, path))
  const needing = state.needing.length > 0 ? wrongIn(section, draft, state.saved.content) : state.needing
  const next: SaveState = { ...withoutWayBack(state), draft, problems: untouched, needing, outcome: { is: 'none' } }
  const dispute = disputeIn(state)
  if (dispute) return withChosenDraft({ ...next, step: { at: 'dispute', dispute: typedOn(section, dispute, state, draft) } })
  return state.step.at === 'stopped' && state.step.why === 'refused' ? { ...next, step: { at: 'rest' } } : next
}

/** What is typed while an older version is on its way, or waits its turn, would be taken back with it. */
function withoutWayBack(state: SaveState): SaveState {
  return {
    ...state,
    flight: state.flight && { ...state.flight, replaces: undefined },
    next: state.next && { ...state.next, mayBeUndone: false },
  }
}

const orderDelay = 2_000

function move(turning: Turning, state: SaveState, { draft, list }: Extract<SaveEvent, { is: 'moved' }>): SaveState {
  const moved = [...new Set([...state.moved, list])]
  const next = keep(turning, { ...changed(turning, state, draft), moved })
  if (listAt(turning.section.fields, list)?.movesAtOnce && !disputeIn(next)) return saveOrder(turning, next)
  if (!disputeIn(next)) turning.ask({ do: 'wait', timer: 'order', ms: orderDelay })
  return next
}

/** Save was pressed: everything typed is wanted. */
function saveAll(turning: Turning, state: SaveState): SaveState {
  const dispute = disputeIn(state)
  if (dispute && openConflicts(dispute).length > 0) return state
  const chosen: SaveState = dispute ? { ...state, draft: chosenContent(dispute), step: { at: 'rest' } } : state
  const everything = { ...noWish, whole: true }
  return chosen.step.at === 'waiting' ? sendAgain(turning, wishing(chosen, everything)) : send(turning, chosen, everything)
}

/** After an answer: what was wished for meanwhile goes next, on the revision just adopted. */
function landed(turning: Turning, answeredState: SaveState): SaveState {
  const state = keep(turning, withChosenDraft(answeredState))
  if (state.flight || state.step.at !== 'rest') return state
  const { next: wish, outcome } = state
  const idle = { ...state, next: null }
  if (!wish) return idle
  const following = send(turning, idle, wish)
  // A wish that turned out to hold nothing new leaves the good news of the save before it in place.
  const went = following.flight !== null || following.problems.length > 0
  return went ? following : { ...following, outcome }
}

/** An older version comes back as a new save; what was typed meanwhile is put aside, never overwritten. */
function restore(
  turning: Turning,
  state: SaveState,
  { content, revision }: Pick<SavedContent, 'content' | 'revision'>,
  mayBeUndone: boolean,
): SaveState {
  const clear = putAside(turning, state)
  const restored: SaveState = { ...clear, draft: content, step: clear.flight ? clear.step : { at: 'rest' } }
  return send(turning, restored, { ...noWish, whole: true, restores: revision, mayBeUndone })
}

function choose(turning: Turning, state: SaveState, { fieldPath, choice }: Extract<SaveEvent, { is: 'chose' }>): SaveState {
  const before = disputeIn(state)
  if (!before) return state
  const dispute = { ...before, choices: { ...before.choices, [fieldPath]: choice } }
  return keep(turning, { ...state, draft: chosenContent(dispute), step: { at: 'dispute', dispute } })
}

/** Puts a draft that was left on top of what is stored now; where both changed the same, there is a choice to make. */
function useDraft(turning: Turning, state: SaveState, slot: string): SaveState {
  const kept = state.left.find((each) => each.slot === slot)
  if (!kept || state.flight || disputeIn(state)) return state
  // A page older than the draft goes back behind what that tab had sent, so nothing of it can be taken for known.
  const ghosts = kept.revision > state.saved.revision ? [] : kept.sent
  const dispute = disputeOf(turning.section, { base: kept.base, theirs: state.saved.content, mine: kept.draft }, ghosts)
  const clear = putAside(turning, state)
  const left = clear.left.filter((each) => each.slot !== slot)
  const using: SaveState = { ...clear, left, ghosts, step: { at: 'dispute', dispute }, outcome: { is: 'none' }, problems: [], needing: [] }
  const used = keep(turning, withChosenDraft(using))
  turning.ask({ do: 'drop', slot })
  return used
}

/** Closing never throws work away: what is not saved stays in its slot and is offered at the next opening. */
function close(turning: Turning, state: SaveState): SaveState {
  if (state.flight) return state
  const saving = state.step.at === 'rest' && state.moved.length > 0 ? saveOrder(turning, state) : undefined
  const closed = saving?.flight ? saving : untouched(putAside(turning, state))
  turning.ask({ do: 'stopWaiting', timer: 'order' })
  return closed
}

const saveOrder = (turning: Turning, state: SaveState) => send(turning, { ...state, moved: [] }, { ...noWish, order: state.moved })

/** Only where nothing is under way: a save whose outcome is unknown cannot be called back. */
function throwAway(turning: Turning, state: SaveState): SaveState {
  if (state.flight) return state
  const clean = keep(turning, untouched(state))
  turning.ask({ do: 'stopWaiting', timer: 'order' })
  return clean
}

/** Nothing typed, nothing wished for: what is saved is shown. */
function untouched(state: SaveState): SaveState {
  const { content } = state.saved
  return {
    ...state,
    draft: content,
    ghosts: [],
    step: { at: 'rest' },
    problems: [],
    needing: [],
    moved: [],
    next: null,
    outcome: { is: 'none' },
  }
}

/** Somebody else's newer save came to our notice; it is taken over where it does not touch what was typed. */
function learn(turning: Turning, state: SaveState, saved: SaveState['saved']): SaveState {
  if (saved.revision <= state.saved.revision || state.flight || state.step.at === 'dispute') return state
  const merged = turning.section.merge(state.saved.content, saved.content, state.draft)
  // What was said of the last save is no longer true once somebody else has saved.
  return merged.conflicts.length > 0 ? state : keep(turning, { ...state, saved, draft: merged.value, outcome: { is: 'none' } })
}
