import { itemKeys } from '../item-keys.ts'

/** What one article goes by, and the number in it. */
export const { keyOf: articleKey, idOf: articleOfKey } = itemKeys('Blog/Article#')
