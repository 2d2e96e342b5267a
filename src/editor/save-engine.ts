import { answered, unanswered } from './save-answers.ts'
import { chosenContent, disputeIn, disputeOf, openConflicts, typedOn, writtenContent } from './disputes.ts'
import { placeOfProblem, valueAt, withValueAt } from './field-places.ts'
import { sameContent } from './same-content.ts'
import type { Effect, KeptDraft, SaveEvent, SaveState, Stamp, Subject, Turn, Wish } from './save-state.ts'

/**
 * What happens to a section's content between the keyboard and the server, as a pure function: no clock, no storage, no
 * network. Nothing typed is ever dropped here: it is in the draft, in a slot on this device, or was thrown away by hand.
 */
export function reduce(subject: Subject, state: SaveState, event: SaveEvent, stamp: Stamp): Turn {
  switch (event.is) {
    case 'opened':
      return offerDrafts(subject, state, event.left)
    case 'typed':
      return keep(subject, changed(subject, state, event.draft), stamp)
    case 'moved': {
      const moved = [...new Set([...state.moved, event.list])]
      const turn = keep(subject, { ...changed(subject, state, event.draft), moved }, stamp)
      return disputeIn(turn.state) ? turn : and(turn, { do: 'wait', timer: 'order', ms: orderDelay })
    }
    case 'removed': {
      const turn = keep(subject, changed(subject, state, event.draft), stamp)
      const stored = valueAt(state.saved.content, `${event.list}#${event.id}`) !== undefined
      return stored ? then(turn, (next) => save(subject, next, { ...noWish, removed: [event] }, stamp)) : turn
    }
    case 'save':
      return settle(subject, state, stamp)
    case 'restore':
      return restore(subject, state, event, stamp)
    case 'answered':
      return state.flight?.key === event.key ? landed(subject, answered(subject, state, event.reply, stamp), stamp) : still(state)
    case 'unanswered':
      return state.flight?.key === event.key ? unanswered(state, 'connection', null, stamp) : still(state)
    case 'timeUp':
      return event.timer === 'retry' ? again(state) : save(subject, { ...state, moved: [] }, { ...noWish, order: state.moved }, stamp)
    case 'tryNow':
      return again(state)
    case 'signedOut':
      return still({ ...state, step: state.step.at === 'rest' ? { at: 'signedOut', since: stamp.now } : state.step })
    case 'signedIn':
      return state.step.at === 'signedOut' ? again(state) : still(state)
    case 'chose':
      return choose(subject, state, event, stamp)
    case 'useDraft':
      return useDraft(subject, state, event.slot, stamp)
    case 'discardDraft':
      return { state: { ...state, left: without(state.left, event.slot) }, effects: [{ do: 'drop', slot: event.slot }] }
    case 'closed':
      return close(subject, state, stamp)
    case 'thrownAway':
      return throwAway(subject, state, stamp)
    case 'learned':
      return learn(subject, state, event.saved, stamp)
    case 'visible':
      return state.outcome.is === 'saved' && event.version >= state.outcome.version
        ? still({ ...state, outcome: { is: 'visible', since: stamp.now, together: state.outcome.together } })
        : still(state)
  }
}

const orderDelay = 2_000
const noWish: Wish = { whole: false, order: [], removed: [] }

/** True while something typed is not saved. */
export function isUnsaved(subject: Subject, state: SaveState): boolean {
  return state.flight !== null || state.step.at === 'dispute' || !sameContent(subject.section, state.draft, state.saved.content)
}

function changed(subject: Subject, state: SaveState, draft: SaveState['draft']): SaveState {
  const untouched = state.problems.filter(({ path }) => valueAt(draft, path) === valueAt(state.draft, path))
  const next: SaveState = { ...state, draft, problems: untouched, outcome: { is: 'none' } }
  const dispute = disputeIn(state)
  if (dispute) {
    const renewed = typedOn(subject.section, dispute, state, draft)
    return facing({ ...next, step: { at: 'dispute', dispute: renewed } })
  }
  return state.step.at === 'stopped' && state.step.why === 'refused' ? { ...next, step: { at: 'rest' } } : next
}

/** Nothing left to choose is no dispute any more. */
function facing(state: SaveState): SaveState {
  const dispute = disputeIn(state)
  if (!dispute) return state
  const draft = chosenContent(dispute)
  return { ...state, draft, step: dispute.merged.conflicts.length > 0 ? state.step : { at: 'rest' } }
}

/** Save was pressed: everything typed is wanted. */
function settle(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  const dispute = disputeIn(state)
  if (dispute && openConflicts(dispute).length > 0) return still(state)
  const chosen: SaveState = dispute ? { ...state, draft: chosenContent(dispute), step: { at: 'rest' } } : state
  if (chosen.step.at === 'waiting') return again(wishing(chosen, { ...noWish, whole: true }))
  return save(subject, chosen, { ...noWish, whole: true }, stamp)
}

function save(subject: Subject, state: SaveState, wish: Wish, stamp: Stamp): Turn {
  if (state.flight) return still(wishing(state, wish))
  if (state.step.at === 'dispute' || (state.step.at === 'stopped' && state.step.why !== 'refused')) return still(state)
  const { section, client } = subject
  const content = wish.whole ? state.draft : partOf(state, wish)
  const calm: Effect[] = wish.whole ? [{ do: 'stopWaiting', timer: 'order' }] : []
  const base: SaveState = { ...state, step: { at: 'rest' }, next: null, moved: wish.whole ? [] : state.moved, problems: [] }

  if (sameContent(section, content, state.saved.content) && !wish.restores) {
    const turn = keep(subject, wish.whole ? { ...base, outcome: { is: 'nothingToSave' } } : base, stamp)
    return { state: turn.state, effects: [...calm, ...turn.effects] }
  }
  const [problem] = section.check(content)
  if (problem) {
    const problems = [{ path: placeOfProblem(content, problem.path), message: problem.message }]
    return { state: { ...base, problems, outcome: { is: 'none' } }, effects: calm }
  }
  const body = {
    pageName: section.page,
    section: section.section,
    client,
    content: section.toWire(content),
    revision: state.saved.revision,
    ids: section.idsOf(content),
    ...(wish.restores ? { restores: wish.restores } : {}),
  }
  const flight = { key: stamp.key, body, content, tries: 1, unsure: false }
  const turn = keep(subject, { ...base, flight, step: { at: 'sending' }, outcome: { is: 'none' } }, stamp)
  return { state: turn.state, effects: [...calm, ...turn.effects, { do: 'send', key: flight.key, body }] }
}

/** What is saved with only the new order and the removals: half-typed words beside them stay on this device. */
function partOf({ saved, draft }: SaveState, { order, removed }: Wish) {
  const ordered = order.reduce((content, list) => withValueAt(content, `${list}#order`, valueAt(draft, `${list}#order`)), saved.content)
  return removed.reduce((content, { list, id }) => withValueAt(content, `${list}#${id}`, null), ordered)
}

function wishing(state: SaveState, wish: Wish): SaveState {
  const before = state.next ?? noWish
  const next: Wish = {
    whole: before.whole || wish.whole,
    order: [...new Set([...before.order, ...wish.order])],
    removed: [...before.removed, ...wish.removed],
    restores: wish.restores ?? before.restores,
  }
  return { ...state, next, moved: wish.whole ? [] : state.moved }
}

/** After an answer: what was wished for meanwhile goes next, on the revision just adopted. */
function landed(subject: Subject, turn: Turn, stamp: Stamp): Turn {
  return then(turn, (state) => {
    const faced = facing(state)
    const kept = keep(subject, faced, stamp)
    if (faced.flight || faced.step.at !== 'rest') return kept
    const wish = faced.next
    const idle = { ...faced, next: null }
    if (!wish || faced.problems.length > 0) return { state: idle, effects: kept.effects }
    const outcome = faced.outcome
    const following = save(subject, idle, wish, stamp)
    // A wish that turned out to hold nothing new leaves the good news of the save before it standing.
    const went = following.state.flight !== null || following.state.problems.length > 0
    return { state: went ? following.state : { ...following.state, outcome }, effects: [...kept.effects, ...following.effects] }
  })
}

function again(state: SaveState): Turn {
  const { flight } = state
  if (!flight || (state.step.at !== 'waiting' && state.step.at !== 'signedOut'))
    return still(state.step.at === 'signedOut' ? { ...state, step: { at: 'rest' } } : state)
  return {
    state: { ...state, flight: { ...flight, tries: flight.tries + 1 }, step: { at: 'sending' } },
    effects: [
      { do: 'stopWaiting', timer: 'retry' },
      { do: 'send', key: flight.key, body: flight.body },
    ],
  }
}

function choose(subject: Subject, state: SaveState, { place, choice }: Extract<SaveEvent, { is: 'chose' }>, stamp: Stamp): Turn {
  const dispute = disputeIn(state)
  if (!dispute) return still(state)
  const renewed = { ...dispute, choices: { ...dispute.choices, [place]: choice } }
  return keep(subject, { ...state, draft: chosenContent(renewed), step: { at: 'dispute', dispute: renewed } }, stamp)
}

function restore(subject: Subject, state: SaveState, { content, revision }: Extract<SaveEvent, { is: 'restore' }>, stamp: Stamp): Turn {
  const turn = isUnsaved(subject, state) && !state.flight ? park(subject, state, stamp) : still(state)
  return then(turn, (parked) => {
    const restored: SaveState = { ...parked, draft: content, step: parked.flight ? parked.step : { at: 'rest' } }
    return save(subject, restored, { ...noWish, whole: true, restores: revision }, stamp)
  })
}

// ---- drafts

function offerDrafts({ section }: Subject, state: SaveState, found: KeptDraft[]): Turn {
  const known = new Set(state.left.map(({ slot }) => slot))
  const all = [...state.left, ...found.filter(({ slot }) => slot !== state.slot && !known.has(slot))]
  const isSaved = (kept: KeptDraft) => sameContent(section, kept.draft, state.saved.content)
  const left = all.filter((kept) => !isSaved(kept)).toSorted((a, b) => b.at - a.at)
  return { state: { ...state, left }, effects: all.filter(isSaved).map(({ slot }) => ({ do: 'drop', slot })) }
}

function useDraft(subject: Subject, state: SaveState, slot: string, stamp: Stamp): Turn {
  const kept = state.left.find((each) => each.slot === slot)
  if (!kept || state.flight || disputeIn(state)) return still(state)
  const sides = { base: kept.base, baseRevision: kept.revision, theirs: state.saved.content, mine: kept.draft }
  const dispute = disputeOf(subject.section, sides, kept.sent)
  const turn = isUnsaved(subject, state) ? park(subject, state, stamp) : still(state)
  return then(turn, (parked) => {
    const left = without(parked.left, slot)
    const using = facing({ ...parked, left, ghosts: kept.sent, step: { at: 'dispute', dispute }, outcome: { is: 'none' }, problems: [] })
    return and(keep(subject, using, stamp), { do: 'drop', slot })
  })
}

/** Closing never throws work away: what is not saved stays in its slot and is offered at the next opening. */
function close(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  if (state.flight) return still(state)
  const calm: Effect = { do: 'stopWaiting', timer: 'order' }
  if (state.moved.length > 0 && state.step.at === 'rest') {
    const saving = save(subject, { ...state, moved: [] }, { ...noWish, order: state.moved }, stamp)
    if (saving.state.flight) return and(saving, calm)
  }
  const turn = isUnsaved(subject, state) ? park(subject, state, stamp) : still(state)
  const closed: SaveState = { ...turn.state, draft: state.saved.content, problems: [], outcome: { is: 'none' }, moved: [], step: { at: 'rest' } }
  return { state: closed, effects: [...turn.effects, calm] }
}

/** Moves the unsaved draft aside: it keeps its slot, and this opening goes on in a new one. */
function park(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  const kept = keptDraft(state, stamp)
  const rest: SaveState = { ...state, slot: stamp.key, left: [kept, ...state.left], draft: state.saved.content, step: { at: 'rest' } }
  return { state: rest, effects: [{ do: 'keep', draft: kept }] }
}

/** Only where nothing is under way: a save whose outcome is unknown cannot be called back. */
function throwAway(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  if (state.flight) return still(state)
  const clean: SaveState = { ...state, draft: state.saved.content, step: { at: 'rest' }, problems: [], moved: [], next: null, outcome: { is: 'none' } }
  return and(keep(subject, clean, stamp), { do: 'stopWaiting', timer: 'order' })
}

/** Somebody else's newer save came to our notice; it is taken over where it does not touch what was typed. */
function learn(subject: Subject, state: SaveState, saved: SaveState['saved'], stamp: Stamp): Turn {
  if (saved.revision <= state.saved.revision || state.flight || state.step.at === 'dispute') return still(state)
  const merged = subject.section.merge(state.saved.content, saved.content, state.draft)
  if (merged.conflicts.length > 0) return still(state)
  return keep(subject, { ...state, saved, draft: merged.value }, stamp)
}

function keep(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  return { state, effects: [isUnsaved(subject, state) ? { do: 'keep', draft: keptDraft(state, stamp) } : { do: 'drop', slot: state.slot }] }
}

function keptDraft(state: SaveState, stamp: Stamp): KeptDraft {
  const dispute = disputeIn(state)
  return {
    slot: state.slot,
    at: stamp.now,
    base: dispute?.base ?? state.saved.content,
    revision: dispute?.baseRevision ?? state.saved.revision,
    draft: dispute ? writtenContent(dispute) : state.draft,
    sent: state.flight ? [...state.ghosts, state.flight.content].slice(-3) : state.ghosts,
  }
}

// ---- turns

const still = (state: SaveState): Turn => ({ state, effects: [] })
const and = ({ state, effects }: Turn, ...more: Effect[]): Turn => ({ state, effects: [...effects, ...more] })
const without = (left: KeptDraft[], slot: string) => left.filter((each) => each.slot !== slot)

function then(turn: Turn, step: (state: SaveState) => Turn): Turn {
  const next = step(turn.state)
  return { state: next.state, effects: [...turn.effects, ...next.effects] }
}
