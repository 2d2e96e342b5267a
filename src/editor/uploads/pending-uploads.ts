import { createStore } from '../desk/store.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'

export type Sending = {
  file: File
  /** Its address in this browser, to show it by. */
  blob: string
  done: number
  /** How many tries got no answer: above 0 it waits for the connection. */
  lost: number
  /** It waits for somebody to sign in again, and what was there is shown. */
  held: boolean
}

/** The upload of one input, and what went wrong with its last file. */
type AtInput = { sending: Sending | null; trouble: string }

const nothing: AtInput = { sending: null, trouble: '' }

export type PendingUploads = ReturnType<typeof createPendingUploads>

/** The uploads that one thing waits for, by the ids of their inputs, whether these are shown or not: no file is dropped silently. */
export function createPendingUploads() {
  const { get, set, subscribe } = createStore<ReadonlyMap<string, AtInput>>(new Map())
  const stays = new Map<File, () => void>()
  const at = (id: string) => get().get(id) ?? nothing
  const change = (id: string, part: Partial<AtInput>) => set(new Map(get()).set(id, { ...at(id), ...part }))
  const files = () => [...get().values()].flatMap(({ sending }) => sending?.file ?? [])

  /** Nothing is uploaded there any more; an answer that still comes is ignored. */
  function leaveOut(id: string): void {
    const { sending } = at(id)
    change(id, nothing)
    if (!sending) return
    URL.revokeObjectURL(sending.blob)
    stays.get(sending.file)?.()
    stays.delete(sending.file)
  }

  return {
    subscribe,
    at,
    files,
    /** The ids of the inputs that each is for. */
    inputs: () => [...get()].flatMap(([id, { sending }]) => (sending ? [id] : [])),
    /** Whether one is for an input of the row that goes by that id. */
    anyWithin: (row: string) => [...get()].some(([id, { sending }]) => sending && id.startsWith(`${row}-`)),
    leaveOut,
    leaveAllOut: () => [...get().keys()].forEach(leaveOut),
    /** The one before it is left out. */
    begin(id: string, file: File) {
      leaveOut(id)
      stays.set(file, askBeforeLeaving())
      change(id, { sending: { file, blob: URL.createObjectURL(file), done: 0, lost: 0, held: false } })
    },
    isOnTheWay: (id: string, file: File) => at(id).sending?.file === file,
    tell(id: string, file: File, how: Partial<Pick<Sending, 'done' | 'lost' | 'held'>>) {
      const { sending } = at(id)
      if (sending?.file === file) change(id, { sending: { ...sending, ...how } })
    },
    say: (id: string, trouble: string) => change(id, { trouble }),
    /** Its input is gone: what was said of a file that is not being uploaded was read. */
    hidden(id: string) {
      if (at(id).trouble !== '' && !at(id).sending) change(id, nothing)
    },
  }
}
