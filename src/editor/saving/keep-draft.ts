import { disputeIn, writtenContent } from './disputes.ts'
import { sameContent } from './same-content.ts'
import type { Flight, Ghost, KeptDraft, SaveState, Stamp, Subject, Turn } from './save-state.ts'

/** True while something typed is not saved. */
export function isUnsaved({ section }: Pick<Subject, 'section'>, state: SaveState): boolean {
  return state.flight !== null || state.step.at === 'dispute' || !sameContent(section, state.draft, state.saved.content)
}

/** Writes the draft to this device, or forgets it once everything in it is saved. */
export function keep(subject: Subject, state: SaveState, stamp: Stamp): Turn {
  return { state, effects: [isUnsaved(subject, state) ? { do: 'keep', draft: keptDraft(state, stamp) } : { do: 'drop', slot: state.slot }] }
}

/**
 * Moves the unsaved draft aside: it keeps its slot and is offered again, and this opening goes on in a new one. A save under
 * way goes on too.
 */
export function park(state: SaveState, stamp: Stamp): Turn {
  const kept = keptDraft(state, stamp)
  const parked: SaveState = {
    ...state,
    slot: stamp.key,
    left: [kept, ...state.left],
    ghosts: [],
    next: null,
    draft: state.saved.content,
    step: state.flight ? state.step : { at: 'rest' },
  }
  return { state: parked, effects: [{ do: 'keep', draft: kept }] }
}

function keptDraft(state: SaveState, stamp: Stamp): KeptDraft {
  const dispute = disputeIn(state)
  return {
    slot: state.slot,
    at: stamp.now,
    base: dispute?.base ?? state.saved.content,
    revision: state.saved.revision,
    draft: dispute ? writtenContent(dispute) : state.draft,
    sent: state.flight ? sentWith(state, state.flight) : state.ghosts,
  }
}

/** What was sent, this flight the last. */
export function sentWith({ ghosts, saved }: SaveState, { content }: Flight): Ghost[] {
  return [...ghosts, { base: saved.content, content }].slice(-3)
}
