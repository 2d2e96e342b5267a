import type { PageDetails } from '../../content/page-details/page-details.ts'
import type { OwnWords } from './own-words.ts'

/** As the head of the page will say it: what is empty is the page's own. */
export const titleOf = ({ title }: PageDetails, own: OwnWords): string => (title.trim() ? `${title.trim()} · ${own.company}` : own.title)

/** The description search engines are given: what was written, on one line, or the page’s own. */
export const descriptionOf = ({ description }: PageDetails, own: OwnWords): string =>
  description.replace(/\s+/g, ' ').trim() || own.description

/** How many of the letters there is room for, in words. */
export function roomWords(words: string, most: number): string {
  const count = [...words].length
  return count <= most ? `${count} of about ${most} characters that are shown` : `${count} characters, of which about ${most} are shown`
}
