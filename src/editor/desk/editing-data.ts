import type { AnyContent } from '../../content/section.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import type { SavedContent } from '../saving/save-state.ts'

type EditingPerson = { name: string; username: string; role: string }

/** What the page brings for those who may edit: who they are, and every section as it is stored. */
export type EditingData = {
  client: string
  /** The tenant's, such as "America/Denver". */
  timeZone: string
  /** The tenant's, by their postal codes. */
  servedStates: string[]
  person: EditingPerson
  /** The address of the script that signs in. */
  signIn: string
  sections: { [key: string]: { content: AnyContent; revision: number; savedAt: string | null; savedBy: string | null } }
  /** The key of what is open as long as the page is: the page is there for it. */
  opens?: string
  /** Where the article of this page stands, and what there is to choose. */
  article?: OpenedArticle
}

/** Reads what the page brings for those who may edit. Throws where it brings nothing. */
export function readEditingData(): EditingData {
  const script = document.querySelector('script#editing')
  if (!script) throw new Error('The page brings no editing data.')
  return JSON.parse(script.textContent ?? '') as EditingData
}

/** What is stored of a thing, as the page brought it; undefined for one that is not on the page. */
export function savedIn(data: EditingData, key: string): SavedContent | undefined {
  const stored = data.sections[key]
  return stored && { content: stored.content, revision: stored.revision, savedAt: stored.savedAt, savedBy: stored.savedBy }
}
