import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta } from '../shell/page-meta.ts'
import { requirePart } from '../site/require-part.ts'
import { ArticleDesk } from './article-desk.tsx'
import { readDeskAddress } from './desk-address.ts'
import '../../ui/styles/button-sky.css'
import './blog-settings.css'
import './blogs-table.css'
import './blogs-dialog.css'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => ({ ...words.blogSettings.page, indexed: false }))

export async function loader({ request, context }: LoaderFunctionArgs) {
  const articleDesk = requirePart(context, 'articleDesk')
  const asked = readDeskAddress(new URL(request.url).searchParams)
  return { asked, page: await articleDesk.list(asked) }
}

/** Where articles, their topics and tags are kept: the desk of the Learning Center. */
export default function BlogSettingsPage() {
  return <ArticleDesk first={useLoaderData<typeof loader>()} />
}
