import { answered, renewed, unanswered } from './save-answers.ts'
import { chosenContent, disputeIn, facing, openConflicts, typedOn } from './disputes.ts'
import { valueAt } from './field-places.ts'
import { keep } from './keep-draft.ts'
import { close, learn, offerDrafts, restore, throwAway, useDraft, withoutDraft } from './save-drafts.ts'
import { again, noWish, save, wishing } from './save-sending.ts'
import type { SaveEvent, SaveState, Stamp, Subject, Turn } from './save-state.ts'
import { and, still, followedBy } from './turn.ts'

export { isUnsaved } from './keep-draft.ts'

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
      return stored ? followedBy(turn, (next) => save(subject, next, { ...noWish, removed: [event] }, stamp)) : turn
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
      return withoutDraft(state, event.slot)
    case 'closed':
      return close(subject, state, stamp)
    case 'thrownAway':
      return throwAway(subject, state, stamp)
    case 'learned':
      return learn(subject, state, event.saved, stamp)
    case 'renewed':
      return still(state.flight || disputeIn(state) ? state : renewed(state))
    case 'visible':
      return state.outcome.is === 'saved' && event.version >= state.outcome.version
        ? still({ ...state, outcome: { ...state.outcome, is: 'visible', since: stamp.now } })
        : still(state)
  }
}

const orderDelay = 2_000
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

/** Save was pressed: everything typed is wanted. */
function settle(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  const dispute = disputeIn(state)
  if (dispute && openConflicts(dispute).length > 0) return still(state)
  const chosen: SaveState = dispute ? { ...state, draft: chosenContent(dispute), step: { at: 'rest' } } : state
  if (chosen.step.at === 'waiting') return again(wishing(chosen, { ...noWish, whole: true }))
  return save(subject, chosen, { ...noWish, whole: true }, stamp)
}

/** After an answer: what was wished for meanwhile goes next, on the revision just adopted. */
function landed(subject: Subject, turn: Turn, stamp: Stamp): Turn {
  return followedBy(turn, (state) => {
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

function choose(subject: Subject, state: SaveState, { place, choice }: Extract<SaveEvent, { is: 'chose' }>, stamp: Stamp): Turn {
  const dispute = disputeIn(state)
  if (!dispute) return still(state)
  const renewed = { ...dispute, choices: { ...dispute.choices, [place]: choice } }
  return keep(subject, { ...state, draft: chosenContent(renewed), step: { at: 'dispute', dispute: renewed } }, stamp)
}
