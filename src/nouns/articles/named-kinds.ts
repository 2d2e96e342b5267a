import type { NamedKind } from '../things.ts'

/** What the calls name them by; apart from what they are made of, which the desk need not load. */
export const articleNamed = { key: 'article', primaryKey: 'slug' } as const satisfies NamedKind
export const topicNamed = { key: 'topic', primaryKey: 'title' } as const satisfies NamedKind
export const tagNamed = { key: 'tag', primaryKey: 'tag' } as const satisfies NamedKind
