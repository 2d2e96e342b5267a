import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { articleKey } from '../../nouns/articles/article-keys.ts'
import { article, type Article } from '../../nouns/articles/article.ts'
import { editorSlot } from '../../nouns/articles/opened-article.ts'
import { editArticleAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { requirePart } from '../site/require-part.ts'
import { LiveDraft } from './live-draft.tsx'
import './blog-editor.css'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, ({ blogEditor }) => ({
    title: loaderData?.editing.article.id === null ? blogEditor.create : blogEditor.edit,
    indexed: false,
  }))

export async function loader({ params, context }: LoaderFunctionArgs) {
  const articleDesk = requirePart(context, 'articleDesk')
  const id = params.id === undefined ? null : readId(params.id)
  const [opened, choices] = await Promise.all([id === null ? undefined : articleDesk.open(id), articleDesk.choices()])
  if (opened === null) throw data(null, { status: 404 })
  if (id !== null && params.id !== String(id)) throw redirect(editArticleAddress(id), 301)
  const key = articleKey(id ?? 'new')
  const { address = null, publishedAt = null, liveRevision = null, liveSince = null, status = null, schedules = [] } = opened ?? {}
  return {
    sections: { [key]: storedOf(opened?.stored) },
    editing: { opens: key, article: { id, status, address, publishedAt, liveRevision, liveSince, schedules, choices } },
    now: new Date().toISOString(),
  }
}

/** One article to be written: the editor's form comes into its place by itself; what visitors will see is on the page. */
export default function BlogEditorPage() {
  const words = useWords().blogEditor
  const { editing, sections, now } = useLoaderData<typeof loader>()
  const { opens, article: opened } = editing
  return (
    <div className="wrap blog-editor">
      <h1>{opened.id === null ? words.create : words.edit}</h1>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <div id={editorSlot} className="blog-editor-form" suppressHydrationWarning />
      <p className="blog-editor-wait">{words.loading}</p>
      <LiveDraft section={opens} stored={sections[opens].content as Article} opened={opened} now={now} />
    </div>
  )
}

/** Digits as they count; anything else is no article. */
function readId(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) < 1 || Number(text) > 2_147_483_647) throw data(null, { status: 404 })
  return Number(text)
}

type Stored = { value: unknown; revision: number; ids: Record<string, string[]>; savedAt: string | null; savedBy: string | null }

function storedOf(stored: Stored | undefined) {
  if (!stored) return { content: article.fallback, revision: 0, savedAt: null, savedBy: null }
  const { value, revision, ids, savedAt, savedBy } = stored
  return { content: article.fromWire(value, ids).content, revision, savedAt, savedBy }
}
