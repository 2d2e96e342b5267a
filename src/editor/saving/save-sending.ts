import { placeOfProblem, valueAt, withValueAt } from './field-places.ts'
import { keep } from './keep-draft.ts'
import { sameContent } from './same-content.ts'
import type { Effect, SaveState, Stamp, Subject, Turn, Wish } from './save-state.ts'
import { still } from './turn.ts'

export const noWish: Wish = { whole: false, order: [], removed: [] }

/** Sends what is wished for, if there is anything to send and nothing wrong with it; one save is under way at a time. */
export function save(subject: Subject, state: SaveState, wish: Wish, stamp: Stamp): Turn {
  if (state.flight) return keep(subject, wishing(state, wish), stamp)
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
  const flight = { key: stamp.key, body, content, tries: 1, unsure: false, failures: 0 }
  const turn = keep(subject, { ...base, flight, step: { at: 'sending' }, outcome: { is: 'none' } }, stamp)
  return { state: turn.state, effects: [...calm, ...turn.effects, { do: 'send', key: flight.key, body }] }
}

/** What is saved with only the new order and the removals: half-typed words beside them stay on this device. */
function partOf({ saved, draft }: SaveState, { order, removed }: Wish) {
  const ordered = order.reduce((content, list) => withValueAt(content, `${list}#order`, valueAt(draft, `${list}#order`)), saved.content)
  return removed.reduce((content, { list, id }) => withValueAt(content, `${list}#${id}`, null), ordered)
}

/** Remembers what is to be saved once the save under way has landed. */
export function wishing(state: SaveState, wish: Wish): SaveState {
  const before = state.next ?? noWish
  const next: Wish = {
    whole: before.whole || wish.whole,
    order: [...new Set([...before.order, ...wish.order])],
    removed: [...before.removed, ...wish.removed],
    restores: wish.restores ?? before.restores,
  }
  return { ...state, next, moved: wish.whole ? [] : state.moved }
}

/** The same save with the same key, as soon as it may be sent again. */
export function again(state: SaveState): Turn {
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
