import type { ArticleChoices, ArticleDeskAsked, ArticleDeskPage, OpenArticle } from '../../nouns/articles/article-desk.ts'
import type { ArticleList, ShownArticle } from '../../nouns/articles/shown-article.ts'

/** What a preview link leads to. */
export interface DraftPreview {
  /** The working draft; null once the link has ended, was revoked, or is none. */
  draft: ShownArticle | null
  /** Until when the link works: a moment; null where it does not. */
  endsAt: string | null
  /** The address of the article as visitors read it; null where they do not. */
  publishedAddress: string | null
}

export interface ArticlesForPages {
  /** What is published, and nothing else, for whoever asks. */
  articles: {
    /** As an address bar says it: a page past the end is the last one, a topic there is none of is all. */
    list(asked: { topic: string; search: string; page: string }): Promise<ArticleList>
    /** By what is behind /360/about/blog/: a number and a slug, or a slug alone; `movedTo` is the address that counts instead. */
    find(idAndSlug: string): Promise<ShownArticle | { movedTo: string } | null>
    /** The address of the one that had this path on the site it was brought from; null where there is none. */
    byOldPath(path: string): Promise<string | null>
    /** The newest 20, whole. */
    feed(): Promise<ShownArticle[]>
    preview(secret: string): Promise<DraftPreview>
    /** What the menu calls them. */
    label(): Promise<string>
  }
  /** For admins alone; null for everybody else. */
  articleDesk: {
    list(asked: ArticleDeskAsked): Promise<ArticleDeskPage>
    /** Null where there is none, or it was deleted. */
    open(id: number): Promise<OpenArticle | null>
    choices(): Promise<ArticleChoices>
    /** The working draft as visitors would see it. */
    draft(id: number): Promise<ShownArticle | null>
  } | null
}
