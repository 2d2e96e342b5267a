import type { MetaDescriptor } from 'react-router'
import { wordsIn, type Words } from '../../words/languages.ts'
import { sharePicture } from './share-picture.ts'
import type { ShellData } from './shell-data.ts'
import { dataBlock, describeTrail, type Thing } from './structured-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type About = {
  title?: string
  /** With the name of the insurer in it, where it says one. */
  description?: string | ((insurer: string) => string)
  /** The one address of a page that answers at several. */
  path?: string
  /** What heads the page, where that is not the picture of its first section: "/art/…" or "/media/…". */
  picture?: string
  indexed?: boolean
  /** An article says so to those who share it. */
  kind?: 'website' | 'article'
  /** What the page is about beside its place in the site, for search engines. */
  about?: (shell: ShellData, picture: string) => Thing[]
}

/**
 * Title, description, canonical address, what a shared link shows, and data for search engines. Without a title the tenant's own
 * line is it. The second address of the chooser names no canonical one: engines take a page that names the root of its host
 * for a mistake of the site, and Lighthouse counts it as one. The map of the site leads to "/" alone.
 */
export function pageMeta(matches: Matches, saying: (words: Words) => About): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  const words = wordsIn(shell?.tenant.language ?? 'en-US')
  const { title, description, path, picture, indexed = true, kind = 'website', about } = saying(words)
  if (!shell) return [{ title: title ?? words.notFound.failure.short }, { name: 'robots', content: 'noindex' }]
  const { tenant, origin } = shell
  const fullTitle = title ? `${title} · ${tenant.name}` : `${tenant.name}: ${tenant.tagLine.replace(/\.$/, '')}`
  const summary = (typeof description === 'function' ? description(tenant.name) : description) ?? tenant.description
  const head = [{ title: fullTitle }, { name: 'description', content: summary }]
  if (!indexed) return [...head, { name: 'robots', content: 'noindex' }]
  const ownPath = path ?? shell.path
  const shared = sharePicture(picture ?? headPicture(matches))
  const things = [...(title ? [describeTrail(shell, ownPath, title)] : []), ...(about?.(shell, origin + shared.src) ?? [])]
  return [
    ...head,
    ...(ownPath === '/' && shell.path !== '/' ? [] : [{ tagName: 'link', rel: 'canonical', href: origin + ownPath }]),
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: tenant.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: origin + ownPath },
    { property: 'og:image', content: origin + shared.src },
    { property: 'og:image:width', content: String(shared.width) },
    { property: 'og:image:height', content: String(shared.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...things.map(dataBlock),
  ]
}

/** The picture of the page's first section: loaders name their sections in the order of the page. */
function headPicture(matches: Matches): string | undefined {
  const { sections = {} } = (matches.at(-1)?.loaderData ?? {}) as { sections?: Record<string, { content: object }> }
  const [first] = Object.values(sections)
  const { imageUrl, image } = (first?.content ?? {}) as { imageUrl?: string; image?: string }
  return imageUrl ?? image
}
