import { useEffect, useRef, useState } from 'react'
import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { readPoint, type Point } from '../../nouns/places/point.ts'
import { locatePlace } from '../editor-calls.ts'
import type { SaveRun } from '../saving/save-driver.ts'
import type { SaveState } from '../saving/save-state.ts'
import { useEditingForm } from './editing-form.ts'

const words = {
  finding: 'Looking…',
  unknown: 'Nobody knows this address. Put the marker where the office is.',
  offline: 'No connection: the address cannot be looked up right now.',
  found: 'The marker stands at',
}

/** How long a pause in typing an address is, in milliseconds, before it is looked up. */
const pause = 2000

export type LookUp = {
  /** The address as it is typed; empty while there is too little of it. */
  address: string
  /** What is looked up where nobody knows the address. */
  otherwise?: string
  /** Once this changes and typing stops, the address is looked up by itself; empty for never. */
  follows?: string
  /** Only moves a marker that is there: none is set by itself. */
  onlyMoves?: boolean
  /** In degrees: a marker this near to what was looked up by itself stays where somebody put it. */
  leaves?: number
}

/** Looks an address up, when asked and when typing in it has stopped, and puts the marker there unless somebody moved it meanwhile. */
export function useAddressLookUp(
  { address, otherwise = '', follows = '', onlyMoves = false, leaves = 0 }: LookUp,
  put: (place: Point) => void,
) {
  const { run, state, desk } = useEditingForm()
  const { lat, lng } = degreesIn(state)
  const [said, setSaid] = useState('')
  /** Where the last look-up put the marker. */
  const placedAt = useRef('')
  /** Counts look-ups: only the latest one counts, whichever is answered last. */
  const turn = useRef(0)

  async function locate(q: string) {
    const { body } = await askAsOpener(locatePlace, { q, client: desk.data.client })
    return 'result' in body ? body.result : null
  }

  /** `before` is where the marker was when this was asked for: if somebody moved it since, it stays there. */
  async function find(before = markerIn(run), leaving = 0) {
    setSaid(words.finding)
    const mine = ++turn.current
    try {
      const found = (await locate(address)) ?? (otherwise ? await locate(otherwise) : null)
      if (mine !== turn.current) return
      if (!found) return setSaid(words.unknown)
      const there = placeIn(run)
      if (![before, placedAt.current].includes(markerIn(run))) return setSaid('')
      if (there && Math.hypot(there.lat - found.lat, there.lng - found.lng) < leaving) return setSaid('')
      put(found)
      placedAt.current = markerIn(run)
      setSaid(`${words.found} ${found.name}.`)
    } catch {
      if (mine === turn.current) setSaid(words.offline)
    }
  }

  const looksUp = useRef(find)
  useEffect(() => void (looksUp.current = find))
  const typed = useRef(follows)
  const marker = `${lat} ${lng}`
  const seen = useRef(marker)
  useEffect(() => {
    const before = markerIn(run)
    if (follows === typed.current || !follows.trim()) return
    // A draft, an earlier version or what a colleague saved brings its own marker with its address.
    const cameAlong = seen.current !== before
    if (cameAlong || (onlyMoves && !placeIn(run))) return void (typed.current = follows)
    const timer = setTimeout(() => {
      typed.current = follows
      void looksUp.current(before, leaves)
    }, pause)
    return () => clearTimeout(timer)
  }, [run, follows, onlyMoves, leaves])
  // After the one above, which compares with what was here before.
  useEffect(() => void (seen.current = marker))

  return { said, find, clearSaid: () => setSaid('') }
}

/** The two degrees of the draft as they are typed. */
export const degreesIn = ({ draft }: SaveState) => draft as { lat: string; lng: string }

/** The marker as it is written at this moment, half of one too. */
function markerIn(run: SaveRun): string {
  const { lat, lng } = degreesIn(run.state())
  return `${lat} ${lng}`
}

function placeIn(run: SaveRun): Point | undefined {
  const { lat, lng } = degreesIn(run.state())
  return readPoint(lat, lng)
}
