import { articleAddress } from '../../nouns/articles/article-address.ts'
import type { ArticleCard, Named, ShownArticle } from '../../nouns/articles/shown-article.ts'
import { cleanArticle } from './clean-article.ts'
import type { LiveCard, LiveWhole } from './live-articles.ts'
import { tagsOf, topicsOf, type Taxonomy } from './taxonomy.ts'

/** A live article as lists show it. */
export function showCard({ id, slug, title, subTitle, image, publishedAt, tagIds, minutes }: LiveCard, taxonomy: Taxonomy): ArticleCard {
  return {
    id,
    address: articleAddress(id, slug),
    title,
    subTitle,
    image,
    publishedAt: publishedAt.toISOString(),
    topics: topicsOf(tagsOf(taxonomy, tagIds, 'visitors')).map((each) => each.title),
    minutes,
  }
}

/** The whole of it, with what is related. */
export function showArticle(row: LiveWhole, related: readonly LiveCard[], taxonomy: Taxonomy): ShownArticle {
  const tags = tagsOf(taxonomy, row.tagIds, 'visitors')
  return {
    ...showCard(row, taxonomy),
    topics: topicsOf(tags).map(named),
    tags: tags.map(named),
    updatedAt: row.liveSince.toISOString(),
    html: cleanArticle(row.html),
    related: related.map((each) => showCard(each, taxonomy)),
  }
}

/** Its number and its title, and nothing else of it. */
export const named = ({ id, title }: Named): Named => ({ id, title })
