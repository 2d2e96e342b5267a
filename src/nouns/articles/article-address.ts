import { articlesPath, previewPath } from '../../article-paths.ts'
import { foldText } from '../fold-text.ts'

/** An article's page: its number, and a slug that may change, since whatever follows the number leads on to it. */
export const articleAddress = (id: number, slug = ''): string => `${articlesPath}/${id}${slug === '' ? '' : `-${slug}`}`

/** True for whatever is answered among the articles. */
export const isArticlePath = (path: string) => path.startsWith(articlesPath)

/** A draft, for whoever has the link: nobody else knows the secret. */
export const draftAddress = (secret: string): string => `${previewPath}/${encodeURIComponent(secret)}`

/** "hail-and-metal-roofs" of "Hail & metal roofs"; empty where a title holds neither letters nor digits of ours. */
export function slugOf(title: string): string {
  const slug = foldText(title)
    .replaceAll('&', ' and ')
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostOfSlug)
    .replace(/^-+|-+$/g, '')
  // Digits alone would be somebody's number.
  return /^\d+$/.test(slug) ? `article-${slug}` : slug
}

/** True of words in small letters and digits with hyphens between; digits alone would be taken for the number of an article. */
export const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/^\d+$/.test(text) && text.length <= mostOfSlug

/** What an address names behind /360/about/blog/: a number and whatever follows it, or a slug alone, as older sites had them. */
export function readArticleAddress(idAndSlug: string): { id: number; slug: string } | { slug: string } {
  const [, digits, slug = ''] = /^(\d{1,10})(?:-(.*))?$/s.exec(idAndSlug) ?? []
  return digits === undefined || Number(digits) > 2_147_483_647 ? { slug: idAndSlug } : { id: Number(digits), slug }
}

const mostOfSlug = 80
