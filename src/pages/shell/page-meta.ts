import type { MetaDescriptor } from 'react-router'
import { sharePicture } from './drawn-picture.ts'
import type { ShellData } from './shell-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type Words = {
  title?: string
  description?: string
  /** The one address of a page that answers at several. */ path?: string
  indexed?: boolean
}

/** Title, description, canonical address and what a shared link shows. Without a title the tenant's own line is it. */
export function pageMeta(matches: Matches, { title, description, path, indexed = true }: Words): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  if (!shell) return [{ title: title ?? 'Something went wrong' }, { name: 'robots', content: 'noindex' }]
  const { tenant, origin } = shell
  const fullTitle = title ? `${title} · ${tenant.name}` : `${tenant.name}: ${tenant.tagLine.replace(/\.$/, '')}`
  const summary = description ?? tenant.description
  const url = origin + (path ?? shell.path)
  const about = [{ title: fullTitle }, { name: 'description', content: summary }]
  if (!indexed) return [...about, { name: 'robots', content: 'noindex' }]
  return [
    ...about,
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: tenant.name },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + sharePicture.src },
    { property: 'og:image:width', content: String(sharePicture.width) },
    { property: 'og:image:height', content: String(sharePicture.height) },
  ]
}
