import { articleDate } from '../../nouns/articles/article-date.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'

/** The day on which an article appeared or was changed, on the tenant's clocks. */
export function ArticleTime({ at }: { at: string }) {
  const { months } = useWords().articles.dates
  const { tenant } = useShell()
  return (
    <time dateTime={at} className="num">
      {articleDate(at, tenant.timeZone, months)}
    </time>
  )
}
