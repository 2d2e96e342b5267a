import { findList, findThing } from '../kinds/editor-kinds.ts'
import type { SaveState } from '../saving/save-state.ts'
import { createDeskStore } from './desk-state.ts'
import { createEditedThings, type Edited } from './edited-things.ts'
import type { EditingData } from './editing-data.ts'
import { createNotices } from './notices.ts'
import { createEditorsHere } from './editors-here.ts'
import { createOpenView, type Closing } from './open-view.ts'
import { createRenewal } from './renew-page.ts'
import { refreshThing } from './refresh-thing.ts'
import { reloadAt } from './reload-at.ts'
import { createSaveNotices } from './save-notices.ts'
import { prepareSignIn, signInAgain } from './sign-in-window.ts'

export type Desk = ReturnType<typeof createDesk>

/** The desk brings all parts of editing together: what is open, what is being saved, what is said and asked. */
export function createDesk(data: EditingData) {
  const store = createDeskStore()
  const notices = createNotices(store)
  const saves = createSaveNotices(notices, data.person)
  const renewal = createRenewal(store)
  const things = createEditedThings(data, onChange)
  const view = createOpenView(store, things, onClosed)
  const editors = createEditorsHere(data, store, (key, revision) => void learnOfOthers(key, revision))

  function onChange(edited: Edited, before: SaveState): void {
    const { key, run } = edited
    view.paint(key)
    const unsaved = things.unsaved(key)
    saves.changed(edited, before, unsaved)
    const { flight, step } = run.state()
    if (view.isOpen(key) || flight || step.at === 'signedOut' || !unsaved) return
    run.tell({ is: 'closed' })
    saves.keptAsDraft()
  }

  function onClosed(key: string | undefined, how: Closing): void {
    renewal.renewIfChanged()
    const edited = key === undefined ? undefined : things.known(key)
    if (key === undefined || !edited) return
    const { run, discarded } = edited
    discarded.set([])
    const before = run.state().left.length
    run.tell({ is: how })
    if (run.state().left.length > before) saves.keptAsDraft()
    things.goByOwnKey(key)
  }

  /** Where nothing is typed the foot says that visitors see what is shown here: looks whether somebody else has saved since. `stored` is the revision on the server, where that is known. */
  async function learnOfOthers(key: string, stored = Infinity): Promise<void> {
    const edited = things.known(key)
    if (!edited || things.unsaved(key) || !['none', 'visible'].includes(edited.run.state().outcome.is)) return
    const before = edited.run.state().saved.revision
    if (stored <= before) return
    await refreshThing(edited)
    const { revision, savedBy } = edited.run.state().saved
    if (revision !== before && savedBy) saves.savedElsewhere(savedBy)
  }

  /** Fetches it first where the page did not bring it. */
  function openHere(key: string): void {
    if (things.find(key)) view.open(key)
    else void findThing(key, { client: data.client })?.kind.fetchAndOpen?.(desk, key)
  }

  const desk = {
    data,
    get: store.get,
    subscribe: store.subscribe,
    ...notices,
    ...renewal,
    ...things,
    ...view,
    /** Toasts of saves are hidden for the history, which they would cover on a phone; the panel said the same. */
    open(...[key, is, part]: Parameters<typeof view.open>) {
      if (is === 'history') saves.hide()
      view.open(key, is, part)
    },
    /** The name of a pencil: of a list, of a thing, or of a part of one; empty for what cannot be edited here. */
    editorOf(key: string, part?: string): string {
      const list = findList(key)
      if (list) return list.editor
      const edited = things.find(key)
      return edited ? (part ?? edited.thing.editor) : ''
    },
    /** Called early: the window must open within the click, or the browser blocks it. */
    prepareSignIn: () => void prepareSignIn(data.signIn),
    async signIn() {
      const person = await signInAgain(data.signIn, notices.toast)
      if (!person) return
      if (person.username !== data.person.username)
        return notices.toast(`You are signed in as ${person.name}. Sign in as ${data.person.name} to save what was typed here.`)
      // Renamed meanwhile, what they save is theirs all the same.
      data.person.name = person.name
      things.tellAll({ is: 'signedIn' })
    },
    colleagues: editors.colleagues,
    /** Tells the others, from now on. */
    tellOthers: editors.begin,
    /** Opens it here, or on the page it is on. */
    goTo(key: string) {
      const thing = findThing(key, { client: data.client })
      if (things.find(key) || !thing?.address || thing.address === location.pathname) return openHere(key)
      reloadAt({ key, words: '', opens: true }, thing.address)
    },
    openHere,
    tryNow: () => things.tellAll({ is: 'tryNow' }),
  }
  return desk
}
