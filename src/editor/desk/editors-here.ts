import { askAsOpener, openerHeaders } from '../../calls/ask-as-opener.ts'
import type { AnswerOf } from '../../calls/call.ts'
import { newTabName } from '../../nouns/tab-name.ts'
import { draftKeysOnDevice } from '../drafts/drafts-on-device.ts'
import { editingHere } from '../editor-calls.ts'
import type { DeskStore } from './desk-state.ts'
import type { EditingData } from './editing-data.ts'
import { createStore } from './store.ts'

type Colleague = AnswerOf<typeof editingHere>['colleagues'][number]

/** In milliseconds: short while something is open, so that colleagues appear soon; long while there are only drafts to tell of. */
const pauses = { open: 4_000, otherwise: 15_000 }
const mostDrafts = 20
/** Whoever was silent for so long, out of sight or asleep, looks by themselves: others may have come and gone (src/server/content/editors-here.ts). */
const awayMs = 20_000

/**
 * Tells the others what is open here and of what there are unsaved words, and asks for theirs, every few seconds; with nothing
 * to tell it says nothing. `onShared` hears each time of what is open here while others have it open too, had it a moment ago, or may have had it
 * while nobody asked here, and which revision of it is stored, where the answer says so.
 * No line is held open for it: browsers hold six to a site, and people have more tabs (decision 31).
 */
export function createEditorsHere(
  { client, person }: EditingData,
  { get, subscribe }: DeskStore,
  onShared: (key: string, revision?: number) => void,
) {
  const colleagues = createStore<readonly Colleague[]>([])
  const tab = newTabName()
  let told = ''
  let turn = 0
  let answeredAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function now() {
    const { view } = get()
    const open = view && 'key' in view ? view.key : null
    return { open, drafts: draftKeysOnDevice({ client, username: person.username }).slice(0, mostDrafts) }
  }

  async function beat() {
    clearTimeout(timer)
    const { open, drafts } = now()
    const saying = JSON.stringify([open, drafts])
    const silent = open === null && drafts.length === 0
    if (!silent || told !== '') {
      told = silent ? '' : saying
      try {
        const { status, body } = await askAsOpener(editingHere, { client, tab, open, drafts, leaves: silent, turn: ++turn })
        const heard = status === 200 && 'colleagues' in body ? body : null
        const wasAway = Date.now() - answeredAt > awayMs
        if (heard) answeredAt = Date.now()
        // A node of the release before this one tells neither, and is believed in what it tells.
        const { lately = [], revision }: Partial<NonNullable<typeof heard>> = heard ?? {}
        if (open !== null && heard && (wasAway || lately.includes(open))) onShared(open, revision)
        show(heard?.colleagues ?? [])
      } catch {
        // Offline: whoever is there is told of when the connection is back.
        show([])
      }
    }
    clearTimeout(timer)
    timer = setTimeout(() => void beat(), open !== null && !document.hidden ? pauses.open : pauses.otherwise)
  }

  function show(next: readonly Colleague[]) {
    if (JSON.stringify(next) !== JSON.stringify(colleagues.get())) colleagues.set(next)
  }

  return {
    colleagues,
    /** From now on, until the page is left. */
    begin() {
      let open = now().open
      subscribe(() => {
        if (now().open === open) return
        ;({ open } = now())
        void beat()
      })
      window.addEventListener('pagehide', () => {
        if (told === '') return
        const body = JSON.stringify({ client, tab, open: null, drafts: [], leaves: true, turn: ++turn })
        void fetch(editingHere.path, {
          method: 'POST',
          keepalive: true,
          headers: { 'content-type': 'application/json', ...openerHeaders() },
          body,
        })
      })
      document.addEventListener('visibilitychange', () => !document.hidden && void beat())
      // Back from the browser's memory of pages.
      window.addEventListener('pageshow', ({ persisted }) => persisted && void beat())
      void beat()
    },
  }
}
