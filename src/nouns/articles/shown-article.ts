/** A topic or a tag as pages name it. */
export interface Named {
  id: number
  title: string
}

/** A published article as lists show it. */
export interface ArticleCard {
  id: number
  /** /360/about/blog/12-slug */
  address: string
  title: string
  subTitle: string
  /** As the image field holds it (fields/picture-value.ts). */
  image: string
  /** ISO; shown on the tenant's clocks. */
  publishedAt: string
  /** Titles, each once. */
  topics: string[]
  /** To read it. */
  minutes: number
}

export interface ArticleList {
  cards: ArticleCard[]
  /** Of all pages together; of a search the best 1,000 at most. */
  count: number
  page: number
  pages: number
  /** Those with something to read. */
  topics: Named[]
  /** Null for all. */
  topic: number | null
  search: string
}

/** A published article, or the draft of one where a preview link was followed. */
export interface ShownArticle extends Omit<ArticleCard, 'topics'> {
  updatedAt: string
  topics: Named[]
  tags: Named[]
  /** Clean: as clean-rich-text.ts keeps it. */
  html: string
  related: ArticleCard[]
}
