/** What the page says of itself while nobody has written anything, as it was sent to those who may edit (pages/shell/page-meta.ts). */
export interface OwnWords {
  title: string
  description: string
  picture: string
  /** The name of the company, which follows every title. */
  company: string
}

/** Title, description and picture as the page has them by itself. */
export function readOwnWords(): OwnWords {
  const said = (selector: string) => document.head.querySelector<HTMLMetaElement>(selector)?.content ?? ''
  return {
    title: said('meta[name="own-title"]'),
    description: said('meta[name="own-description"]'),
    picture: said('meta[name="own-picture"]'),
    company: said('meta[name="own-company"]'),
  }
}

/** As search engines write it: cut at a word where it is longer than they have room for. */
export function cutAtWord(words: string, most: number): string {
  if (words.length <= most) return words
  const cut = words.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.]+$/, '')} …`
}
