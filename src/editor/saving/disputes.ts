import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Conflict } from '../../fields/field.ts'
import { valueAt, withValueAt } from './field-paths.ts'
import { sameContent } from './same-content.ts'
import type { Choice, Dispute, Ghost, SaveState } from './save-state.ts'

type Sides = { base: AnyContent; theirs: AnyContent; mine: AnyContent }

/**
 * Both sides compared; what only one side changed is put together, the rest is to be chosen. From here
 * on base and mine hold what was put together too and differ from theirs only where there is a choice, so that whatever is
 * typed meanwhile is typed on what is in view.
 * `ghosts` are saves of ours nobody heard of again (their tab is gone): where theirs is one of them, we fight with nobody.
 */
export function disputeOf(record: AnyRecord, { base, theirs, mine }: Sides, ghosts: Ghost[] = []): Dispute {
  const ancestor = landedOn(record, base, ghosts).findLast((landed) => holdsAll(record, base, theirs, landed)) ?? base
  const merged = record.merge(ancestor, theirs, mine)
  const ours = landedOn(record, ancestor, ghosts)
  const own = ({ path, theirs: now }: Conflict) =>
    ours.some((landed) => same(valueAt(landed, path), now ?? undefined) && !same(valueAt(landed, path), valueAt(ancestor, path)))
  const conflicts = merged.conflicts.filter((each) => !own(each))
  return {
    base: withSide(theirs, conflicts, 'base'),
    mine: withSide(merged.value, conflicts, 'mine'),
    merged: { ...merged, conflicts },
    choices: {},
  }
}

function withSide(content: AnyContent, conflicts: Conflict[], side: 'base' | 'mine'): AnyContent {
  return conflicts.reduce((whole, conflict) => withValueAt(whole, conflict.path, conflict[side]), content)
}

/** `base` with what each ghost changed, as it would have landed; a ghost whose field was written since can land no more. */
function landedOn(record: AnyRecord, base: AnyContent, ghosts: Ghost[]): AnyContent[] {
  return ghosts.flatMap((ghost) => {
    const { value, conflicts } = record.merge(ghost.base, base, ghost.content)
    return conflicts.length > 0 || sameContent(record, value, base) ? [] : [value]
  })
}

/** True when theirs holds everything that `landed` changed. */
const holdsAll = (record: AnyRecord, base: AnyContent, theirs: AnyContent, landed: AnyContent) =>
  sameContent(record, record.merge(base, theirs, landed).value, theirs)

/** The content with the choices made so far. Conflicts that are still open show mine: it is what its writer was just looking at. */
export function chosenContent({ merged, choices }: Dispute): AnyContent {
  return merged.conflicts.reduce((content, conflict) => {
    const choice = choices[conflict.path]
    return choice ? withValueAt(content, conflict.path, chosenValue(conflict, choice)) : content
  }, merged.value)
}

/** What is worth keeping on this device: mine and what was written since, never theirs, which may move on. */
export function writtenContent({ mine, choices }: Dispute): AnyContent {
  return Object.entries(choices).reduce(
    (content, [fieldPath, choice]) => ('write' in choice ? withValueAt(content, fieldPath, choice.write) : content),
    mine,
  )
}

/** The dispute after more was typed beside it; typing over something chosen is writing it together. */
export function typedOn(record: AnyRecord, dispute: Dispute, { draft: before, saved, ghosts }: SaveState, draft: AnyContent): Dispute {
  const { value: typed, conflicts } = record.merge(before, dispute.mine, draft)
  // What was just done goes before what was there, also where it takes out a row whose other side had been chosen.
  const mine = withSide(typed, conflicts, 'mine')
  const choices = Object.entries(dispute.choices).flatMap(([fieldPath, choice]): [string, Choice][] => {
    const value = valueAt(draft, fieldPath)
    if (same(value, valueAt(before, fieldPath))) return [[fieldPath, choice]]
    // A row that is taken out takes the choices inside it along.
    return value === undefined ? [] : [[fieldPath, { write: value }]]
  })
  return { ...disputeOf(record, { ...dispute, theirs: saved.content, mine }, ghosts), choices: Object.fromEntries(choices) }
}

/** The conflicts nobody has chosen in yet. */
export function openConflicts({ merged, choices }: Dispute): Conflict[] {
  return merged.conflicts.filter((conflict) => !choices[conflict.path])
}

/** The dispute that waits for choices; undefined where there is none. */
export function disputeIn(state: SaveState): Dispute | undefined {
  return state.step.at === 'dispute' ? state.step.dispute : undefined
}

/** The state with what was chosen so far in its draft; nothing left to choose is no dispute any more. */
export function withChosenDraft(state: SaveState): SaveState {
  const dispute = disputeIn(state)
  if (!dispute) return state
  const draft = chosenContent(dispute)
  return { ...state, draft, step: dispute.merged.conflicts.length > 0 ? state.step : { at: 'rest' } }
}

function chosenValue(conflict: Conflict, choice: Choice): unknown {
  return 'write' in choice ? choice.write : conflict[choice.take]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
