import type { Words } from './languages.ts'

/** The same words, with the articles' page called what its settings call it, wherever it is named. */
export function withBlogLabel(words: Words, label: string): Words {
  if (label === words.menus.main.blog) return words
  const { menus, pageNames } = words
  return { ...words, menus: { ...menus, main: { ...menus.main, blog: label } }, pageNames: { ...pageNames, blog: label } }
}
