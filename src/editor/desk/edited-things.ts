import type { DiscardedDraft } from '../drafts/discarded-draft.ts'
import { findThing } from '../kinds/editor-kinds.ts'
import type { Thing } from '../kinds/kind.ts'
import { browserPorts } from '../saving/browser-ports.ts'
import { openDraftSlots, type DraftSlots } from '../saving/draft-slots.ts'
import { runSaveEngine, type SaveRun } from '../saving/save-driver.ts'
import { isUnsaved, type SaveEvent, type SaveState } from '../saving/save-state.ts'
import { createPendingUploads, type PendingUploads } from '../uploads/pending-uploads.ts'
import { savedIn, type EditingData } from './editing-data.ts'
import { createStore, type Store } from './store.ts'

/** A thing that can be edited on this page, with the engine that saves it and the drafts this device keeps of it. */
export type Edited = {
  /** Its key on the desk. */
  key: string
  thing: Thing
  run: SaveRun
  slots: DraftSlots
  files: PendingUploads
  /** The drafts that were discarded since its panel was opened, whatever else was looked at in it. */
  discarded: Store<readonly DiscardedDraft[]>
}

export type EditedThings = ReturnType<typeof createEditedThings>

/** Everything that can be edited on this page, each begun when it is first asked for. `onChange` is called after every turn of an engine. */
export function createEditedThings(data: EditingData, onChange: (edited: Edited, before: SaveState) => void) {
  const begun = new Map<string, Edited>()
  const { client, person } = data

  function find(key: string): Edited | undefined {
    const known = begun.get(key)
    if (known) return known
    const thing = findThing(key, { client })
    const saved = savedIn(data, key)
    return thing && saved && begin({ key, thing }, saved)
  }

  function begin({ key, thing }: Pick<Edited, 'key' | 'thing'>, saved: SaveState['saved']): Edited {
    const slots = openDraftSlots({ record: thing.record, key: thing.key, client, username: person.username })
    const run = runSaveEngine(
      {
        section: thing.record,
        client,
        // As it is then: whoever signs in again may be called otherwise by now.
        get me() {
          return person.name
        },
      },
      saved,
      { ...browserPorts(slots), send: thing.send },
    )
    const edited = { key, thing, run, slots, files: createPendingUploads(), discarded: createStore<readonly DiscardedDraft[]>([]) }
    begun.set(key, edited)
    let state = run.state()
    run.subscribe(() => {
      const before = state
      state = run.state()
      onChange(edited, before)
    })
    void slots.findLeft(saved.content).then((left) => left.length > 0 && run.tell({ is: 'opened', left }))
    return edited
  }

  function unsaved(key: string): boolean {
    const edited = begun.get(key)
    return edited !== undefined && isUnsaved({ section: edited.thing.record }, edited.run.state())
  }

  /** A new thing that has a number by now is kept under it, so that the next form for a new thing is empty. */
  function goByOwnKey(key: string) {
    const edited = begun.get(key)
    const own = edited?.thing.key() ?? key
    if (!edited || own === key) return
    begun.delete(key)
    delete data.sections[key]
    // The one that was opened from the list before its number was heard here stays open; what was typed is on this device.
    if (begun.has(own)) return
    // What somebody left for another new one stays with the next new form.
    if (edited.run.state().left.some(({ slot }) => !edited.slots.isHere(slot))) return
    edited.key = own
    begun.set(own, edited)
    data.sections[own] = edited.run.state().saved
  }

  return {
    find,
    unsaved,
    goByOwnKey,
    /** Of those that were begun. */
    known: (key: string) => begun.get(key),
    knownKeys: () => [...begun.keys()],
    /** Everything on this page that can be edited. */
    all: () => Object.keys(data.sections).flatMap((key) => find(key) ?? []),
    /** Something that the page did not bring. */
    add(key: string, saved: EditingData['sections'][string]) {
      data.sections[key] ??= saved
    },
    forget(key: string) {
      begun.delete(key)
      delete data.sections[key]
    },
    tellAll(event: SaveEvent) {
      for (const { run } of begun.values()) run.tell(event)
    },
    /** Unsaved words would be out of sight, though kept on this device, if the page were left now. */
    holdsUnsaved: () => [...begun.keys()].some(unsaved),
    states: (): SaveState[] => [...begun.values()].map(({ run }) => run.state()),
  }
}
