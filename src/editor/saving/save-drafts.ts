import type { AnyContent, AnySection } from '../../content/section.ts'
import { disputeIn, disputeOf, facing } from './disputes.ts'
import { isUnsaved, keep, park } from './keep-draft.ts'
import { sameContent } from './same-content.ts'
import { noWish, save } from './save-sending.ts'
import type { Effect, KeptDraft, SaveEvent, SaveState, Stamp, Subject, Turn } from './save-state.ts'
import { and, still, followedBy } from './turn.ts'

/** Offers what tabs that are gone have left, unless it was saved after all. */
export function offerDrafts({ section }: Subject, state: SaveState, found: KeptDraft[]): Turn {
  const known = new Set(state.left.map(({ slot }) => slot))
  const all = [...state.left, ...found.filter(({ slot }) => slot !== state.slot && !known.has(slot))]
  return dropSaved(section, { ...state, left: all.toSorted((a, b) => b.at - a.at) }, state.saved.content)
}

/** Forgets the drafts left behind that hold nothing but `content`, which is saved. */
export function dropSaved(section: AnySection, state: SaveState, content: AnyContent): Turn {
  const isSaved = (kept: KeptDraft) => sameContent(section, kept.draft, content)
  const left = state.left.filter((kept) => !isSaved(kept))
  return { state: { ...state, left }, effects: state.left.filter(isSaved).map(({ slot }) => ({ do: 'drop', slot })) }
}

/** Puts a draft that was left on top of what stands now; where both changed the same, there is a choice to make. */
export function useDraft(subject: Subject, state: SaveState, slot: string, stamp: Stamp): Turn {
  const kept = state.left.find((each) => each.slot === slot)
  if (!kept || state.flight || disputeIn(state)) return still(state)
  const sides = { base: kept.base, theirs: state.saved.content, mine: kept.draft }
  // A page older than the draft goes back behind what that tab had sent, so nothing of it can be taken for known.
  const ghosts = kept.revision > state.saved.revision ? [] : kept.sent
  const dispute = disputeOf(subject.section, sides, ghosts)
  const turn = isUnsaved(subject, state) ? park(state, stamp) : still(state)
  return followedBy(turn, (parked) => {
    const left = parked.left.filter((each) => each.slot !== slot)
    const using = facing({ ...parked, left, ghosts, step: { at: 'dispute', dispute }, outcome: { is: 'none' }, problems: [] })
    return and(keep(subject, using, stamp), { do: 'drop', slot })
  })
}

/** Closing never throws work away: what is not saved stays in its slot and is offered at the next opening. */
export function close(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  if (state.flight) return still(state)
  const calm: Effect = { do: 'stopWaiting', timer: 'order' }
  if (state.moved.length > 0 && state.step.at === 'rest') {
    const saving = save(subject, { ...state, moved: [] }, { ...noWish, order: state.moved }, stamp)
    if (saving.state.flight) return and(saving, calm)
  }
  const turn = isUnsaved(subject, state) ? park(state, stamp) : still(state)
  const closed: SaveState = {
    ...turn.state,
    draft: state.saved.content,
    ghosts: [],
    problems: [],
    outcome: { is: 'none' },
    moved: [],
    next: null,
    step: { at: 'rest' },
  }
  return { state: closed, effects: [...turn.effects, calm] }
}

/** Only where nothing is under way: a save whose outcome is unknown cannot be called back. */
export function throwAway(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  if (state.flight) return still(state)
  const clean: SaveState = {
    ...state,
    draft: state.saved.content,
    ghosts: [],
    step: { at: 'rest' },
    problems: [],
    moved: [],
    next: null,
    outcome: { is: 'none' },
  }
  return and(keep(subject, clean, stamp), { do: 'stopWaiting', timer: 'order' })
}

/** Somebody else's newer save came to our notice; it is taken over where it does not touch what was typed. */
export function learn(subject: Subject, state: SaveState, saved: SaveState['saved'], stamp: Stamp): Turn {
  if (saved.revision <= state.saved.revision || state.flight || state.step.at === 'dispute') return still(state)
  const merged = subject.section.merge(state.saved.content, saved.content, state.draft)
  if (merged.conflicts.length > 0) return still(state)
  return keep(subject, { ...state, saved, draft: merged.value }, stamp)
}

export function withoutDraft(state: SaveState, slot: string): Turn {
  return { state: { ...state, left: state.left.filter((each) => each.slot !== slot) }, effects: [{ do: 'drop', slot }] }
}

/** An older version comes back as a new save; what was typed meanwhile is put aside, never overwritten. */
export function restore(
  subject: Subject,
  state: SaveState,
  { content, revision }: Extract<SaveEvent, { is: 'restore' }>,
  stamp: Stamp,
): Turn {
  const turn = isUnsaved(subject, state) ? park(state, stamp) : still(state)
  return followedBy(turn, (parked) => {
    const restored: SaveState = { ...parked, draft: content, step: parked.flight ? parked.step : { at: 'rest' } }
    return save(subject, restored, { ...noWish, whole: true, restores: revision }, stamp)
  })
}
