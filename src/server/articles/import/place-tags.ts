import type { ImportedTag } from './imported-post.ts'

/** Under what tags go that say nothing of themselves. */
export const moreTopic = 'More'

/**
 * What others call categories becomes topics, with a tag of the same name each; their tags go under the first category of the
 * post they come with. `parentOf` names the category another one is in.
 */
export function placeTags(
  { categories, tags }: { categories: readonly string[]; tags: readonly string[] },
  parentOf: (category: string) => string | undefined = () => undefined,
): ImportedTag[] {
  const topicOf = (category: string) => parentOf(category) ?? category
  const first = categories[0] === undefined ? moreTopic : topicOf(categories[0])
  const placed = [
    ...categories.map((category) => ({ tag: category, topic: topicOf(category) })),
    ...tags.map((tag) => ({ tag, topic: first })),
  ].map(({ tag, topic }) => ({ tag: tidy(tag), topic: tidy(topic) }))
  const seen = new Set<string>()
  return placed.filter(({ tag }) => {
    const key = tag.toLowerCase()
    return tag !== '' && !seen.has(key) && Boolean(seen.add(key))
  })
}

const tidy = (title: string) => title.replace(/\s+/g, ' ').trim()
