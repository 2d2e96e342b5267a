import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { WholeArticle } from '../article/whole-article.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { siteContext } from '../site.ts'
import { PreviewBanner } from './preview-banner.tsx'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ blogEditor }) => ({ title: loaderData?.article.title || blogEditor.preview.missing, indexed: false }))

/** For the colleague who must approve it: whoever has the link reads the draft, until it ends or is revoked. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const article = await context.get(siteContext).articles.preview(params.secret ?? '')
  if (!article) throw data(null, { status: 404 })
  return { article }
}

/** A working draft as its article will be, for whoever has the link. */
export default function DraftPreviewPage() {
  const { article } = useLoaderData<typeof loader>()
  return (
    <>
      <PreviewBanner />
      <WholeArticle article={article} />
    </>
  )
}
