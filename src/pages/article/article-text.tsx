import '../../ui/styles/faces-italic.css'
import '../../ui/styles/faces-light.css'
import '../../ui/styles/article-text.css'

/** The body of an article, of `articleParts`. */
export function ArticleText({ html }: { html: string }) {
  // The server has cleaned it twice: when it was saved and when it was read.
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
}
