import { defineThings } from '../things.ts'
import { articleKey, articleOfKey } from './article-keys.ts'
import { article } from './article.ts'
import { articleNamed } from './named-kinds.ts'

/** The articles of an insurer, each as it is written. */
export const articleThings = defineThings({
  ...articleNamed,
  record: article,
  keyOf: articleKey,
  idOf: articleOfKey,
  nameOf: ({ title }) => title,
  gone: 'Blog has been deleted!',
})
