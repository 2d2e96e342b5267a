import { inArticles } from '../../fields/rich-allowed.ts'
import { cleanRichText } from '../content/clean-rich-text.ts'

/** The HTML of an article as it may be shown, whatever is stored. */
export const cleanArticle = (html: string): string => cleanRichText(html, inArticles)
