import type { MetaDescriptor } from 'react-router'
import { address } from '../../routes.ts'
import type { ShellData } from '../shell/shell-data.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type Crumb = { name: string; path: string }

const words = { home: 'Home' }

/** Where a page stands in the site, for search engines; nothing while the site itself cannot answer. */
export function breadcrumbData(matches: Matches, crumbs: readonly Crumb[]): MetaDescriptor[] {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  if (!shell) return []
  const itemListElement = [{ name: words.home, path: address.home }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: shell.origin + path,
  }))
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement } }]
}
