import type { MetaDescriptor } from 'react-router'
import { atomAddress, rssAddress } from '../../nouns/articles/feed-addresses.ts'
import { wordsIn } from '../../words/languages.ts'
import type { ShellData } from '../shell/shell-data.ts'

/** Tells readers of feeds where new articles are announced. */
export function feedLinks({ tenant, origin, blogLabel }: ShellData): MetaDescriptor[] {
  const title = wordsIn(tenant.language).articles.feed(blogLabel)
  const link = (type: string, path: string) => ({ tagName: 'link', rel: 'alternate', type, title, href: origin + path })
  return [link('application/rss+xml', rssAddress), link('application/atom+xml', atomAddress)]
}
