import type { quoteIntroduction } from '../../content/quote/quote-sections.ts'
import type { ContentOf } from '../../content/section.ts'

type Props = { content: ContentOf<typeof quoteIntroduction>; titleId: string }

/** What is said before the questions. */
export function QuoteIntroduction({ content: { title, description }, titleId }: Props) {
  return (
    <div className="form-head">
      <h2 id={titleId}>{title}</h2>
      <p className="lead">{description}</p>
    </div>
  )
}
