import { createContext, useContext } from 'react'
import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import type { Question } from './confirm.tsx'
import type { useArticles } from './use-articles.ts'

/** What is said of what was done: announced, and shown until something else is. */
export interface Said {
  text: string
  problem?: boolean
  /** What may be done about it: a way back, or on. */
  next?: { label: string; run?(): Promise<Said>; href?: string }
}

export type OpenDialog =
  | { name: 'ask'; question: Question }
  | { name: 'schedule' | 'preview'; row: ArticleRow }
  | { name: 'tags' | 'deleted' }

export interface Desk {
  list: ReturnType<typeof useArticles>
  /** Does something that has a name, says how it went, and looks at the list again; the same thing not twice at a time. */
  run(name: string, work: () => Promise<Said>): Promise<void>
  isBusy(name: string): boolean
  say(said: Said | null): void
  open(dialog: OpenDialog | null): void
  /** Who has an article open or unsaved, by its number. */
  editorsOf(id: number): string[]
}

export const DeskContext = createContext<Desk | null>(null)

/** The desk of articles a component is part of. Throws outside of it. */
export function useArticleDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('The desk is used outside of it.')
  return desk
}
