import type { MetaDescriptor } from 'react-router'
import { statesOf } from '../../nouns/places/us-states.ts'
import { listedPaths } from '../../routes.ts'
import { wordsIn, type Words } from '../../words/languages.ts'
import { sharePicture } from './share-picture.ts'
import type { ShellData } from './shell-data.ts'
import { shellOf, type Matches } from './shell-of.ts'
import { dataBlock, describeTrail, type Thing } from './structured-data.ts'

type About = {
  title?: string
  /** With the name of the insurer in it, and the states it is in, where it says one. */
  description?: string | ((insurer: string, where: string) => string)
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
  const shell = shellOf(matches)
  const words = wordsIn(shell?.tenant.language ?? 'en-US')
  const { title, description, path, picture, indexed = true, kind = 'website', about } = saying(words)
  if (!shell) return [{ title: title ?? words.notFound.failure.short }, { name: 'robots', content: 'noindex' }]
  const { tenant, origin, details } = shell
  const ownPath = path ?? shell.path
  const own = {
    title: title ? `${title} · ${tenant.name}` : `${tenant.name}: ${tenant.tagLine.replace(/\.$/, '')}`,
    description: (typeof description === 'function' ? description(tenant.name, statesIn(tenant)) : description) ?? tenant.description,
    picture: picture ?? headPicture(matches),
  }
  // What staff wrote is said of the page as such: not of its second sheet, or of a form that is sent or wrong.
  const written = indexed && !ownPath.includes('?') ? details : null
  const fullTitle = written?.title.trim() ? `${written.title.trim()} · ${tenant.name}` : own.title
  const summary = written?.description.replace(/\s+/g, ' ').trim() || own.description
  const shared = sharePicture(written?.image || own.picture)
  const head = [
    { title: fullTitle },
    { name: 'description', content: summary },
    ...(indexed && !details?.isHidden ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(shell.mayEdit && details ? ownWords({ ...own, picture: sharePicture(own.picture).src, company: tenant.name }) : []),
  ]
  if (!indexed) return head
  const things = [...(title ? [describeTrail(shell, ownPath, title)] : []), ...(about?.(shell, origin + shared.src) ?? [])]
  return [
    ...head,
    ...(details?.isHidden ? [] : addressesOf(shell, ownPath)),
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: tenant.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: origin + ownPath },
    { property: 'og:image', content: origin + shared.src },
    { property: 'og:image:width', content: String(shared.width) },
    { property: 'og:image:height', content: String(shared.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(details?.isHidden ? [] : things.map(dataBlock)),
  ]
}

/** "Colorado", "Colorado and Kansas". */
const statesIn = ({ servedStates, language }: ShellData['tenant']) =>
  new Intl.ListFormat(language).format(statesOf(servedStates).map(({ name }) => name))

/** The one address of a page, and where it is in the other languages of the insurer, whose sites have the same addresses. */
function addressesOf({ origin, path, tenant, languages }: ShellData, ownPath: string): MetaDescriptor[] {
  const canonical = ownPath === '/' && path !== '/' ? [] : [{ tagName: 'link', rel: 'canonical', href: origin + ownPath }]
  const others = isOnEverySite(ownPath) ? languages : []
  if (others.length === 0) return canonical
  const all = [{ language: tenant.language, origin }, ...others]
  const alternate = (hrefLang: string, at: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: at + ownPath })
  return [...canonical, ...all.map((each) => alternate(each.language, each.origin))]
}

/** Agents and articles are one site's own; the pages of the route table are on each. */
const listed = new Set(listedPaths())
const isOnEverySite = (path: string) => listed.has(path)

/** What the page says of itself while staff write nothing: the editor's previews begin with it. */
const ownWords = (own: { title: string; description: string; picture: string; company: string }): MetaDescriptor[] =>
  Object.entries(own).map(([name, content]) => ({ name: `own-${name}`, content }))

/** The picture of the page's first section: loaders name their sections in the order of the page. */
function headPicture(matches: Matches): string | undefined {
  const { sections = {} } = (matches.at(-1)?.loaderData ?? {}) as { sections?: Record<string, { content: object }> }
  const [first] = Object.values(sections)
  const { imageUrl, image } = (first?.content ?? {}) as { imageUrl?: string; image?: string }
  return imageUrl ?? image
}
