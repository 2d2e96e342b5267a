import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { useArticleDesk } from './desk-context.ts'
import { useWhen } from './when.ts'

/** What somebody should know of an article before opening it. */
export function BlogMarks({ row }: { row: ArticleRow }) {
  const words = useWords().blogSettings.marks
  const { editorsOf } = useArticleDesk()
  const when = useWhen()
  const editors = editorsOf(row.id)
  const marks: { key: string; kind: string; text: string }[] = [
    ...(editors.length > 0
      ? [{ key: 'editing', kind: 'editing', text: (editors.length === 1 ? words.editing : words.editingMany)(editors.join(', ')) }]
      : []),
    ...(row.draftWaits ? [{ key: 'draft', kind: 'draft', text: words.draft }] : []),
    ...(row.reviewDue ? [{ key: 'review', kind: 'due', text: words.review(when.day(row.reviewBy)) }] : []),
    ...row.schedules.map(({ id, what, at, revision, problem }) => {
      const text = (what === 'publish' ? words.publishes : words.takesDown)(when.moment(at))
      const older = what === 'publish' && revision < row.revision ? `, ${words.olderPinned}` : ''
      return {
        key: `schedule ${id}`,
        kind: problem ? 'wrong' : 'scheduled',
        text: problem ? `${text}. ${words.problem(problem)}` : text + older,
      }
    }),
    ...(row.previews.length > 0 ? [{ key: 'previews', kind: 'preview', text: words.previews(row.previews.length) }] : []),
  ]
  if (marks.length === 0) return null
  return (
    <ul className="blogs-marks">
      {marks.map(({ key, kind, text }) => (
        <li key={key} data-kind={kind}>
          {text}
        </li>
      ))}
    </ul>
  )
}
