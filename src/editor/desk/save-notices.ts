import type { SaveState } from '../saving/save-state.ts'
import type { Edited } from './edited-things.ts'
import type { createNotices } from './notices.ts'

/** What toasts say of saves, one's own and others', and when that is no longer true. */
export function createSaveNotices({ toast, hideToast }: ReturnType<typeof createNotices>, person: { name: string }) {
  /** The toasts of the last own save and of the last of somebody else; 0 before there was one. */
  let own = 0
  let theirs = 0

  return {
    /** After each turn of an engine; `before` is its state until then. */
    changed({ run }: Edited, before: SaveState, isUnsaved: boolean): void {
      const { outcome, saved, draft, step } = run.state()
      if (outcome.is === 'saved' && saved.revision !== before.saved.revision) {
        own = toast(isUnsaved ? partlySavedWords : outcome.words)
        return
      }
      const toChoose = step.at === 'dispute' && before.step.at !== 'dispute'
      // What was said of the save before is not true of what is typed now.
      if (toChoose || draft !== before.draft) hideToast(own)
      // What lies over the head of a choice is in its way; of what somebody else saved it is true whatever is typed.
      if (toChoose) hideToast(theirs)
    },
    savedElsewhere(savedBy: string): void {
      theirs = toast(savedBy === person.name ? ownElsewhereWords : `${savedBy} has saved this since.`)
    },
    keptAsDraft: () => void toast(keptWords),
    hide() {
      for (const said of [own, theirs]) hideToast(said)
    },
  }
}

const partlySavedWords = 'Saved, all but what you are still typing.'
const ownElsewhereWords = 'You have saved this in another window since.'
const keptWords = 'Kept as a draft on this device. Open the pencil to go on.'
