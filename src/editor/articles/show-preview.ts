import type { Article } from '../../nouns/articles/article.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { previewOf, previewSlot } from '../../nouns/articles/preview-draft.ts'
import { address } from '../../routes.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'

const flag = 'shelterbelt:in-preview'

/** Shows what is written now on a page of its own; unsaved words are kept on this device and are there again after Back. */
export function showPreview(desk: Desk, { key, run }: Edited, opened: OpenedArticle): void {
  const draft = run.state().draft as Article
  try {
    localStorage.setItem(previewSlot, JSON.stringify(previewOf(draft, opened)))
    sessionStorage.setItem(flag, location.pathname)
  } catch {
    return void desk.toast('This browser keeps nothing, so there is no preview. “As visitors see it” shows the same here.')
  }
  // What is kept on this device needs no warning before the page is left.
  if (desk.unsaved(key) && !run.state().flight) run.tell({ is: 'closed' })
  location.assign(address.articlePreview)
}

/** True once, on the first page of this article after its preview. */
export function cameFromPreview({ thing }: Pick<Edited, 'thing'>): boolean {
  try {
    const from = sessionStorage.getItem(flag)
    sessionStorage.removeItem(flag)
    return from !== null && from === thing.address
  } catch {
    return false
  }
}
