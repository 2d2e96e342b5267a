import { htmlOf } from '../../fields/rich-blocks.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { articleAddress } from './article-address.ts'
import type { ArticleChoices } from './article-desk.ts'
import type { Article } from './article.ts'
import { countWords, minutesFor } from './reading-time.ts'
import type { ArticleCard, Named, ShownArticle } from './shown-article.ts'
import { readIds } from './tag-ids.ts'

/** The key of the local storage a draft is shown from, which is the source's. */
export const previewSlot = 'preview'

/** A draft as the source keeps one for its preview, with the fields of its blog. */
export interface PreviewDraft {
  blogId: number | null
  title: string
  subTitle: string
  /** HTML, to be cleaned before it is shown. */
  richText: string
  imageLink: string
  publishedDate: string | null
  tagList: { topicId: number; tag: string; title: string; blogId: number | null }[]
  relatedPost1Data: Related
  relatedPost2Data: Related
  relatedPost3Data: Related
}

type Related = { blogId: number; imageLink: string; title: string } | null

type Beside = { id: number | null; publishedAt: string | null; choices: ArticleChoices }

/** What is written at this moment, with the titles and pictures of what it names. */
export function previewOf(content: Article, { id, publishedAt, choices }: Beside): PreviewDraft {
  const chosen = new Set(readIds(content.tag))
  const related = (post: string): Related => {
    const found = choices.related.find((each) => each.id === Number(post))
    return found ? { blogId: found.id, imageLink: found.image, title: found.title } : null
  }
  return {
    blogId: id,
    title: content.title,
    subTitle: content.subTitle,
    richText: htmlOf(content.richText),
    imageLink: content.imageLink,
    publishedDate: publishedAt,
    tagList: choices.tags
      .filter((tag) => chosen.has(tag.id))
      .map((tag) => ({ topicId: tag.id, tag: tag.title, title: topicOf(choices, tag.topic), blogId: id })),
    relatedPost1Data: related(content.relatedPost1),
    relatedPost2Data: related(content.relatedPost2),
    relatedPost3Data: related(content.relatedPost3),
  }
}

const topicOf = ({ topics }: ArticleChoices, id: number) => topics.find((topic) => topic.id === id)?.title ?? ''

/** The draft as visitors would see it; `now` is its date while it has none. Its HTML is what it was. */
export function shownDraft(draft: PreviewDraft, now: Date): ShownArticle {
  const { blogId, title, subTitle, richText, imageLink, publishedDate, tagList } = draft
  const id = blogId ?? 0
  const publishedAt = publishedDate ?? now.toISOString()
  const topics = [...new Set(tagList.map((tag) => tag.title))].filter(Boolean)
  const related = [draft.relatedPost1Data, draft.relatedPost2Data, draft.relatedPost3Data].filter((each) => each !== null)
  return {
    id,
    address: articleAddress(id),
    title,
    subTitle,
    image: imageLink,
    publishedAt,
    updatedAt: publishedAt,
    minutes: minutesFor(countWords(plainWords(richText))),
    topics: topics.map((each, index): Named => ({ id: index + 1, title: each })),
    tags: tagList.map(({ topicId, tag }) => ({ id: topicId, title: tag })),
    html: richText,
    related: related.filter((each, index) => related.findIndex(({ blogId: other }) => other === each.blogId) === index).map(cardOf),
  }
}

const cardOf = ({ blogId, imageLink, title }: Exclude<Related, null>): ArticleCard => ({
  id: blogId,
  address: articleAddress(blogId),
  title,
  subTitle: '',
  image: imageLink,
  publishedAt: '',
  topics: [],
  minutes: 0,
})

/** What local storage holds there; undefined where it is no draft. */
export function readPreview(text: string | null): PreviewDraft | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Record<keyof PreviewDraft, unknown>> | null
    if (kept === null || typeof kept !== 'object') return undefined
    const words = (value: unknown) => (typeof value === 'string' ? value : '')
    const number = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null)
    const rows = (value: unknown): Record<string, unknown>[] =>
      Array.isArray(value) ? value.filter((each) => each !== null && typeof each === 'object') : []
    const related = (value: unknown): Related => {
      const [row = {}] = rows([value])
      const blogId = number(row.blogId)
      return blogId === null ? null : { blogId, imageLink: words(row.imageLink), title: words(row.title) }
    }
    const published = words(kept.publishedDate)
    return {
      blogId: number(kept.blogId),
      title: words(kept.title),
      subTitle: words(kept.subTitle),
      richText: words(kept.richText),
      imageLink: words(kept.imageLink),
      publishedDate: Number.isNaN(Date.parse(published)) ? null : published,
      tagList: rows(kept.tagList).map((row) => ({
        topicId: number(row.topicId) ?? 0,
        tag: words(row.tag),
        title: words(row.title),
        blogId: number(row.blogId),
      })),
      relatedPost1Data: related(kept.relatedPost1Data),
      relatedPost2Data: related(kept.relatedPost2Data),
      relatedPost3Data: related(kept.relatedPost3Data),
    }
  } catch {
    return undefined
  }
}
