import type { ArticleChoices } from '../../nouns/articles/article-desk.ts'
import { foldText } from '../../nouns/fold-text.ts'

export type Tag = ArticleChoices['tags'][number]
export type TagGroup = { topic: ArticleChoices['topics'][number]; tags: Tag[] }

/** Topics with the tags that say all the words, in their own name or their topic's; switched-off ones only where they are chosen. */
export function tagGroups({ topics, tags }: ArticleChoices, chosen: readonly number[], query: string): TagGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  return topics.flatMap((topic) => {
    const found = tags.filter(
      (tag) =>
        tag.topic === topic.id &&
        ((tag.active && topic.active) || chosen.includes(tag.id)) &&
        words.every((word) => foldText(`${tag.title} ${topic.title}`).includes(word)),
    )
    return found.length > 0 ? [{ topic, tags: found }] : []
  })
}
