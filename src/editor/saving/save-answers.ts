import { disputeOf } from './disputes.ts'
import { placeOfProblem, valueAt } from './field-places.ts'
import { sentWith } from './keep-draft.ts'
import { readWholly } from './read-wholly.ts'
import { dropSaved } from './save-drafts.ts'
import { savedWords } from './saved-words.ts'
import type { Flight, Reply, Saved, SaveState, Stamp, Subject, Together, Turn } from './save-state.ts'
import { and, still } from './turn.ts'

/** What each answer to a save means for what is typed. The flight it answers is `state.flight`. */
export function answered(subject: Subject, state: SaveState, reply: Reply, stamp: Stamp): Turn {
  const flight = state.flight as Flight
  const { status } = reply
  const body = (reply.body ?? {}) as Partial<Answer>
  if (status === 200 && typeof body.revision === 'number') return arrived(subject, state, flight, body as Answer)
  if (status === 401) return { state: { ...state, step: { at: 'signedOut', since: stamp.now } }, effects: [] }
  if (status === 403) return stopped(state, 'forbidden', body)
  if (status === 404) return stopped(state, 'gone', body)
  if (status === 409 && body.theirs) return disputed(subject, state, flight, body.theirs)
  if (status === 422) return refused(state, flight, body)
  if (status === 429) return unanswered(state, 'tooMany', reply.retryAfter, stamp)
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return stopped(state, 'refused', body)
  const failures = flight.failures + (status >= 500 && body.reference ? 1 : 0)
  return failures < 3
    ? unanswered({ ...state, flight: { ...flight, failures } }, 'server', reply.retryAfter, stamp)
    : stopped(state, 'refused', body)
}

/** Nobody knows whether it arrived: the same save is tried again with the same key until somebody does. */
export function unanswered(state: SaveState, why: 'connection' | 'server' | 'tooMany', retryAfter: number | null, stamp: Stamp): Turn {
  const flight = state.flight as Flight
  const ms = Math.max(pauses[Math.min(flight.tries, pauses.length) - 1], (retryAfter ?? 0) * 1000)
  return {
    state: {
      ...state,
      flight: { ...flight, unsure: flight.unsure || why !== 'tooMany' },
      step: { at: 'waiting', why, until: stamp.now + ms },
    },
    effects: [{ do: 'wait', timer: 'retry', ms }],
  }
}

const pauses = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

type Stored = { value: unknown; revision: number; ids?: Record<string, string[]>; savedAt?: string | null; savedBy?: string | null }
type Answer = {
  message: string
  /** Names an error nobody foresaw; the same body is likely to meet it again. */
  reference: string
  revision: number
  savedAt: string
  version: number
  merged?: { value: unknown; ids: Record<string, string[]> } & Together
  theirs: Stored
  errors: { path: string; message: string }[]
}

function arrived(subject: Subject, state: SaveState, flight: Flight, answer: Answer): Turn {
  const { section, me } = subject
  const { merged, revision, savedAt, version } = answer
  const stands = merged ? readWholly(section, merged, flight.content) : flight.content
  if (!stands) return still(renewed({ ...state, ghosts: sentWith(state, flight) }))
  const saved: Saved = { content: stands, revision, savedAt, savedBy: me }
  const together = merged && merged.taken.length > 0 ? { by: merged.by, at: merged.at, taken: merged.taken } : null
  const words = savedWords(section, state.saved.content, flight.content)
  const outcome: SaveState['outcome'] = { is: 'saved', version, words, together }
  const landed: SaveState = { ...state, saved, flight: null, ghosts: [], step: { at: 'rest' }, outcome }
  const turn = and(dropSaved(section, landed, flight.content), { do: 'watch', version })
  if (state.draft === flight.content) return { ...turn, state: { ...turn.state, draft: stands } }
  // Typed on while it was under way: what was sent is the common ancestor, so nobody meets a conflict of their own making.
  const dispute = disputeOf(section, { base: flight.content, theirs: stands, mine: state.draft }, state.ghosts)
  const named: Saved = dispute.merged.conflicts.length > 0 && merged ? { ...saved, savedBy: merged.by, savedAt: merged.at } : saved
  return { ...turn, state: { ...turn.state, saved: named, step: { at: 'dispute', dispute } } }
}

function disputed({ section }: Subject, state: SaveState, flight: Flight, theirs: Stored): Turn {
  const content = readWholly(section, theirs, state.saved.content)
  if (!content) return still(renewed(state))
  const saved: Saved = { content, revision: theirs.revision, savedAt: theirs.savedAt ?? null, savedBy: theirs.savedBy ?? null }
  const sides = { base: state.saved.content, theirs: content, mine: state.draft }
  const dispute = disputeOf(section, sides, state.ghosts)
  // Whoever has meanwhile typed the same as the other side disputes nothing, and the save they asked for goes on.
  const next = dispute.merged.conflicts.length > 0 ? null : { ...(state.next ?? { order: [], removed: [] }), whole: true }
  return {
    state: { ...state, saved, flight: null, next, moved: [], step: { at: 'dispute', dispute }, outcome: { is: 'none' } },
    effects: [],
  }
}

function refused(state: SaveState, flight: Flight, body: Partial<Answer>): Turn {
  const [error] = body.errors ?? []
  const path = error && placeOfProblem(flight.content, error.path)
  if (!path || !hasInput(state, path)) return stopped(state, 'refused', body)
  return still({ ...state, flight: null, next: null, problems: [{ path, message: error.message }], step: { at: 'rest' } })
}

/** True for a single value of the form: whole lists and groups, and what is only in the request, have nowhere to show a message. */
function hasInput({ draft }: SaveState, place: string): boolean {
  return ['string', 'number', 'boolean'].includes(typeof valueAt(draft, place))
}

function stopped(state: SaveState, why: 'forbidden' | 'gone' | 'refused', body: Partial<Answer>): Turn {
  const flight = state.flight as Flight
  // What may have arrived after all is still ours, should it turn up.
  const ghosts = flight.unsure ? sentWith(state, flight) : state.ghosts
  return still({ ...state, flight: null, next: null, ghosts, step: { at: 'stopped', why, message: body.message ?? '' } })
}

/** A page that is older than the site goes no further: what it cannot read it would write over. */
export function renewed(state: SaveState): SaveState {
  const advice = state.kept ? 'Reload it; what you typed is kept on this device.' : 'Copy what you typed, then reload it.'
  return { ...state, flight: null, next: null, step: { at: 'stopped', why: 'refused', message: `${renewedWords} ${advice}` } }
}

export const renewedWords = 'The site was renewed since you opened this page.'
