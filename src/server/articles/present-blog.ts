import type { ListedBlog, MainTopicRow, TagRow, WholeBlog } from '../../calls/articles/blog-shapes.ts'
import { bodyOf, type Article } from '../../nouns/articles/article.ts'
import { readIds } from '../../nouns/articles/tag-ids.ts'
import { cleanArticle } from './clean-article.ts'
import type { ArticleState } from './article-states.ts'
import type { LiveCard, LiveWhole } from './live-articles.ts'
import { tagsOf, type KnownTag, type KnownTopic, type Taxonomy } from './taxonomy.ts'

/** A live article in the words of the source. */
export function presentLive(row: LiveCard, taxonomy: Taxonomy): ListedBlog {
  const [relatedPost1 = -1, relatedPost2 = -1, relatedPost3 = -1] = row.related
  return {
    blogId: row.id,
    title: row.title,
    subTitle: row.subTitle,
    imageLink: row.image,
    status: 'Published',
    tagList: tagList(row.id, tagsOf(taxonomy, row.tagIds, 'visitors')),
    relatedPost1,
    relatedPost2,
    relatedPost3,
    createdDate: row.createdAt.toISOString(),
    publishedDate: row.publishedAt.toISOString(),
  }
}

/** The whole of it, with three to read next. */
export function presentWhole(row: LiveWhole, related: readonly LiveCard[], taxonomy: Taxonomy): WholeBlog {
  return { ...presentLive(row, taxonomy), richText: cleanArticle(row.html), slug: row.slug, ...relatedData(related) }
}

export type Draft = { id: number; content: Article; state: ArticleState }

/** A working draft, for those who write. */
export function presentDraft({ id, content, state }: Draft, taxonomy: Taxonomy): ListedBlog {
  return {
    blogId: id,
    title: content.title,
    subTitle: content.subTitle,
    imageLink: content.imageLink,
    status: state.status,
    tagList: tagList(id, tagsOf(taxonomy, readIds(content.tag) ?? [], 'writers')),
    relatedPost1: Number(content.relatedPost1),
    relatedPost2: Number(content.relatedPost2),
    relatedPost3: Number(content.relatedPost3),
    createdDate: state.createdAt.toISOString(),
    publishedDate: state.publishedAt?.toISOString() ?? null,
  }
}

/** A draft with its text, as the calls of the source name its parts; for those who write. */
export function presentWholeDraft(draft: Draft, related: readonly LiveCard[], taxonomy: Taxonomy) {
  const { slug, reviewBy } = draft.content
  return {
    ...presentDraft(draft, taxonomy),
    richText: bodyOf(draft.content),
    slug,
    reviewBy,
    revision: draft.state.revision,
    ...relatedData(related),
  }
}

/** In the three places of the source, whoever chose them. */
function relatedData(related: readonly LiveCard[]) {
  const [relatedPost1Data = null, relatedPost2Data = null, relatedPost3Data = null] = related.map(({ id, image, title }) => {
    return { blogId: id, imageLink: image, title }
  })
  return { relatedPost1Data, relatedPost2Data, relatedPost3Data }
}

const tagList = (blogId: number, tags: readonly KnownTag[]) =>
  tags.map(({ id, title, topic }) => ({ topicId: id, tag: title, title: topic?.title ?? '', blogId }))

/** A topic in the words of the source, for those who write. */
export const presentTopic = ({ id, title, on, deleted }: KnownTopic): MainTopicRow => ({
  mainTopicId: id,
  title,
  status: on ? 1 : 0,
  softDelete: deleted,
})

/** A tag in the words of the source, with the topic it is in. */
export const presentTag = ({ id, title, topic, on, deleted }: KnownTag): TagRow => ({
  topicId: id,
  tag: title,
  mainTopicId: topic?.id ?? 0,
  mainTitle: topic?.title ?? '',
  title: topic?.title ?? '',
  status: on ? 1 : 0,
  softDelete: deleted,
})
