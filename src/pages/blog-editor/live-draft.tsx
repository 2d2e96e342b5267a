import { memo, useEffect, useRef, useState } from 'react'
import type { Article } from '../../nouns/articles/article.ts'
import type { OpenedArticle } from '../../nouns/articles/opened-article.ts'
import { previewOf, shownDraft } from '../../nouns/articles/preview-draft.ts'
import { useLiveContent } from '../../ui/live-sections.tsx'
import { useWords } from '../../words/use-words.ts'
import { WholeArticle } from '../article/whole-article.tsx'

type Props = { section: string; stored: Article; opened: OpenedArticle; now: string }

/** The article as visitors would see it, with what is being typed; drawn anew only while it is in sight, since the typing comes first. */
export function LiveDraft({ section, stored, opened, now }: Props) {
  const words = useWords().blogEditor
  const place = useRef<HTMLElement>(null)
  const live = useLiveContent<Article>(section) ?? stored
  const [inSight, setInSight] = useState(false)
  const [drawn, draw] = useState(live)
  if (inSight && drawn !== live) draw(live)

  useEffect(() => {
    const watch = new IntersectionObserver((seen) => setInSight(seen.at(-1)?.isIntersecting ?? false))
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return (
    <section className="blog-editor-shown" aria-label={words.asVisitors} ref={place}>
      <DraftOf content={drawn} opened={opened} now={now} />
    </section>
  )
}

const DraftOf = memo(function DraftOf({ content, opened, now }: { content: Article; opened: OpenedArticle; now: string }) {
  return <WholeArticle article={shownDraft(previewOf(content, opened), new Date(now))} />
})
