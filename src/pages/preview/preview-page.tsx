import { useState, useSyncExternalStore } from 'react'
import type { MetaFunction } from 'react-router'
import { previewSlot, readPreview, shownDraft } from '../../nouns/articles/preview-draft.ts'
import { address, editArticleAddress } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { WholeArticle } from '../article/whole-article.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { cleanInBrowser } from './clean-in-browser.ts'
import { PreviewBanner } from './preview-banner.tsx'

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, ({ blogEditor }) => ({ title: blogEditor.preview.title, indexed: false }))

/** A draft as it was written in this browser, from its local storage; no server knows of it. */
export default function PreviewPage() {
  const words = useWords().blogEditor.preview
  const kept = useSyncExternalStore(subscribe, read, () => undefined)
  const [now] = useState(() => new Date())
  const draft = kept === undefined ? undefined : readPreview(kept)
  if (kept === undefined) return null
  if (!draft)
    return (
      <div className="wrap preview-nothing">
        <h1>{words.title}</h1>
        <p>{words.nothing}</p>
        <p>
          <a href={address.blogSettings}>{words.toList}</a>
        </p>
      </div>
    )
  const shown = shownDraft({ ...draft, richText: cleanInBrowser(draft.richText) }, now)
  return (
    <>
      <PreviewBanner>
        <a href={draft.blogId === null ? address.blogEditor : editArticleAddress(draft.blogId)}>{words.back}</a>
      </PreviewBanner>
      <WholeArticle article={shown} />
    </>
  )
}

/** Empty where nothing is kept; undefined on the server alone, which knows of nobody's storage. */
function read(): string {
  try {
    return localStorage.getItem(previewSlot) ?? ''
  } catch {
    return ''
  }
}

/** Written again in another tab, it is shown anew. */
function subscribe(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}
