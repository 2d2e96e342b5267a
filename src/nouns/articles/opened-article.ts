import type { ArticleChoices, OpenArticle } from './article-desk.ts'

/** What the page of the editor brings beside the words: where the article stands, and what there is to choose. */
export interface OpenedArticle extends Pick<OpenArticle, 'address' | 'publishedAt' | 'liveRevision' | 'liveSince' | 'schedules'> {
  /** Null for a new one. */
  id: number | null
  /** Null while it was never saved. */
  status: OpenArticle['status'] | null
  choices: ArticleChoices
}

/** The element that the page of the editor keeps free for its form. */
export const editorSlot = 'blog-editor-form'
