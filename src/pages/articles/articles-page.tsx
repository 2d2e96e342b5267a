import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { blogSetting } from '../../content/blog/blog-setting.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { shellOf } from '../shell/shell-of.ts'
import { siteContext } from '../site.ts'
import { articlesAddress, readAsked } from './articles-address.ts'
import { ArticlesFound, ArticlesStatus } from './articles-found.tsx'
import { ArticlesHead } from './articles-head.tsx'
import { feedLinks } from './feed-links.ts'

/** Each topic and each page of it is an address of its own; however one searches, it is the one list. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return pageMeta(matches, () => ({}))
  const { topic, topics, page, search, cards } = loaderData.list
  const label = shell.blogLabel
  const chosen = topics.find(({ id }) => id === topic)
  return [
    ...pageMeta(matches, ({ articles: { page: words } }) => {
      const title = chosen ? words.ofTopic(chosen.title, label) : label
      return {
        title: page > 1 && !search ? words.ofPage(title, page) : title,
        description: (insurer) => words.description(insurer),
        path: articlesAddress(search ? {} : { topic, page }),
        picture: cards[0]?.image,
      }
    }),
    ...feedLinks(shell),
  ]
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = readAsked(new URL(request.url).searchParams)
  const [sections, list] = await Promise.all([site.sections([blogSetting]), site.articles.list(asked)])
  return { sections, list }
}

/** The Learning Center: topics, a search, and the articles, newest first. */
export default function ArticlesPage() {
  const { list } = useLoaderData<typeof loader>()
  const { mayEdit } = useShell()
  // Whoever edits has a page that is alive already, so there each search fetches the page anew.
  return (
    <article-finder data-whole={mayEdit || undefined}>
      <ArticlesHead search={list.search} />
      <ArticlesStatus list={list} />
      <ArticlesFound list={list} />
    </article-finder>
  )
}
