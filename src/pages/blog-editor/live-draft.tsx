import { useDeferredValue } from 'react'
import type { Article } from '../../nouns/articles/article.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { previewOf, shownDraft } from '../../nouns/articles/preview-draft.ts'
import { useLiveContents } from '../../ui/live-sections.tsx'
import { useWords } from '../../words/use-words.ts'
import { WholeArticle } from '../article/whole-article.tsx'

type Props = { section: string; stored: Article; opened: OpenedArticle; now: Date }

/** The article as visitors would see it, with what is being typed; a moment behind, since the typing comes first. */
export function LiveDraft({ section, stored, opened, now }: Props) {
  const words = useWords().blogEditor
  const live = useLiveContents().get(section) as Article | undefined
  const content = useDeferredValue(live ?? stored)
  return (
    <section className="blog-editor-shown" aria-label={words.asVisitors}>
      <WholeArticle article={shownDraft(previewOf(content, opened), now)} />
    </section>
  )
}
