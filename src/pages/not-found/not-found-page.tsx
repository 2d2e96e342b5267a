import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { siteContext } from '../site.ts'
import { NotFound } from './not-found.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, ({ notFound }) => ({ title: notFound.page.short, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  // An article that was brought from another site is still asked for by the address it had there.
  const now = await context.get(siteContext).articles.byOldPath(pathIn(request.url))
  if (now) throw redirect(now, 301)
  return data(null, { status: 404 })
}

/** Every address nobody has given a page. */
export default function NotFoundPage() {
  return <NotFound />
}

/** As people type it; an escape that means nothing stays as it is. */
function pathIn(url: string): string {
  const { pathname } = new URL(url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
