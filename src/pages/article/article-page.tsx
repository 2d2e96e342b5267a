import {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router'
import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { feedLinks } from '../articles/feed-links.ts'
import { longestSearch } from '../articles/articles-address.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { useShell } from '../shell/shell-data.ts'
import { shellOf } from '../shell/shell-of.ts'
import { siteContext } from '../site.ts'
import { ArticleMissing } from './article-missing.tsx'
import { WholeArticle } from './whole-article.tsx'
import { describeArticle, sharedArticle } from './describe-article.ts'
import { searchIn } from './search-in.ts'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const shell = shellOf(matches)
  if (!loaderData || !shell) return pageMeta(matches, ({ articles }) => ({ title: articles.page.missing, indexed: false }))
  const { article } = loaderData
  return [
    ...pageMeta(matches, () => ({
      title: article.title,
      description: article.subTitle,
      path: article.address,
      picture: article.image,
      kind: 'article',
      about: (_shell, picture) => [describeArticle(article, shell, picture)],
    })),
    ...sharedArticle(article),
    ...feedLinks(shell),
  ]
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext)
  const asked = params.id ?? ''
  const article = await site.articles.find(asked)
  if (!article) {
    const { cards } = await site.articles.list({ topic: '', search: '', page: '1' })
    throw data({ newest: cards.slice(0, 3), search: searchIn(asked, longestSearch) }, { status: 404 })
  }
  if ('movedTo' in article) throw redirect(article.movedTo, 301)
  // "007-hay" is the same article, and would be kept once more.
  if (!article.address.endsWith(`/${asked}`)) throw redirect(article.address, 301)
  return { article }
}

/** One article of the Learning Center. */
export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>()
  const { mayEdit } = useShell()
  return <WholeArticle article={article} acts={mayEdit && <EditLink id={article.id} />} />
}

function EditLink({ id }: { id: number }) {
  const words = useWords().articles
  return (
    <a className="article-back" href={`${address.blogEditor}/${id}`}>
      <Icon name="pencil" />
      {words.edit}
    </a>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  const { newest = [], search = '' } = (error.data ?? {}) as { newest?: ArticleCard[]; search?: string }
  return <ArticleMissing newest={newest} search={search} />
}
