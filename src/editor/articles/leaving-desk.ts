import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { reloadAt } from '../desk/reload-at.ts'
import { isUnsaved } from '../saving/save-state.ts'
import { forgetPictures, ownerOf } from '../writing/kept-pictures.ts'
import { articleKind } from './article-kind.ts'

/** To the list of articles, where `words` are said. */
export const leaveFor = (words: string) => reloadAt({ key: articleKind.list.key, words }, articleKind.list.address)

/** The desk on the page of one article: what closes a form elsewhere leads to the list here. */
export function leavingDesk(desk: Desk, edited: Edited): Desk {
  return {
    ...desk,
    close(how) {
      // What is on its way arrives first; should it not, one is still here to be told.
      if (edited.run.state().flight) return void whenSaved(edited).then((saved) => saved && leaveFor(''))
      const owner = ownerOf(desk.data, edited.thing)
      desk.close(how)
      if (how === 'thrownAway') void forgetPictures(owner).then(() => leaveFor(''))
      else leaveFor('')
    },
  }
}

/** Resolves true once everything is saved; false as soon as something prevents that, or more is typed. */
export function whenSaved({ thing, run }: Pick<Edited, 'thing' | 'run'>): Promise<boolean> {
  return new Promise((done) => {
    function look(): boolean {
      const state = run.state()
      const unsaved = isUnsaved({ section: thing.record }, state)
      if (state.flight || (unsaved && state.next)) return false
      done(!unsaved)
      return true
    }
    if (look()) return
    const stop = run.subscribe(() => {
      if (look()) stop()
    })
  })
}
