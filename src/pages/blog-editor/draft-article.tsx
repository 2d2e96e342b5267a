import type { ShownArticle } from '../../nouns/articles/shown-article.ts'
import { useWords } from '../../words/use-words.ts'
import { RichText } from '../parts/rich-text.tsx'
import { Picture } from '../shell/picture.tsx'

/** A stand-in until the page of an article is here. */
export function DraftArticle({ article }: { article: ShownArticle }) {
  const words = useWords().blogEditor
  const { title, subTitle, image, topics, tags, html, related } = article
  return (
    <article className="article">
      {image && <Picture of={image} />}
      <h2>{title || words.preview.untitled}</h2>
      <p>{[...topics, ...tags].map((each) => each.title).join(', ')}</p>
      <p>{subTitle}</p>
      <RichText html={html} />
      {related.length > 0 && (
        <section>
          <h3>{words.article.related}</h3>
          {related.map((each) => (
            <a key={each.id} href={each.address}>
              {each.title} {words.article.more}
            </a>
          ))}
        </section>
      )}
    </article>
  )
}
