import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import { isSwitchedOn } from '../../nouns/articles/article-status.ts'
import { editArticleAddress } from '../../routes.ts'
import { Switch } from './switch.tsx'
import { useWords } from '../../words/use-words.ts'
import { BlogMarks } from './blog-marks.tsx'
import { PencilIcon } from './desk-icons.tsx'
import { MoreMenu } from './more-menu.tsx'
import { useArticleDesk } from './desk-context.ts'
import { useRowWork } from './use-row-work.ts'
import { useWhen } from './when.ts'

type Needs = { row: ArticleRow; number: number; isChosen: boolean; choose(on: boolean): void }

/** One article in the table, with its switch and what can be done to it. */
export function BlogRow({ row, number, isChosen, choose }: Needs) {
  const words = useWords().blogSettings
  const { isBusy } = useArticleDesk()
  const work = useRowWork(row)
  const when = useWhen()
  const { id, title, tags, status, createdAt, createdBy, publishedAt, draftWaits } = row
  const { columns } = words
  return (
    <tr data-row={id} data-chosen={isChosen || undefined} aria-busy={isBusy(work.name)}>
      <td className="blogs-choose needs-script">
        <label>
          <input
            type="checkbox"
            aria-label={words.row.choose(title)}
            checked={isChosen}
            onChange={({ target }) => choose(target.checked)}
          />
        </label>
      </td>
      <td className="blogs-number num" data-label={columns.number}>
        {number}
      </td>
      <th scope="row" className="blogs-name">
        <a className="blogs-title" href={editArticleAddress(id)}>
          {title}
        </a>
        <BlogMarks row={row} />
      </th>
      <td className="blogs-tags" data-label={columns.tags}>
        {tags.length === 0 && words.row.none}
        <ul>
          {tags.map((tag) => (
            <li key={tag.id}>{tag.title}</li>
          ))}
        </ul>
      </td>
      <td className="blogs-status" data-label={columns.status}>
        <Switch on={isSwitchedOn(status)} label={words.row.isOn(title)} busy={isBusy(work.name)} turn={work.turn} />
        <span>{words.statuses[status]}</span>
      </td>
      <td className="blogs-date" data-label={columns.created}>
        <span className="num">{when.date(createdAt)}</span>
        {createdBy && <small>{words.row.by(createdBy)}</small>}
      </td>
      <td className="blogs-date" data-label={columns.published}>
        <span className="num">{publishedAt ? when.date(publishedAt) : words.row.none}</span>
      </td>
      <td className="blogs-actions">
        <div>
          {(status !== 'Published' || draftWaits) && (
            <button
              type="button"
              className="blogs-publish needs-script"
              aria-label={words.row.publishOf(title)}
              aria-disabled={isBusy(work.name) || undefined}
              onClick={work.publish}
            >
              {words.row.publish}
            </button>
          )}
          <a className="blogs-icon" href={editArticleAddress(id)} aria-label={words.row.editOf(title)} title={words.row.edit}>
            <PencilIcon />
          </a>
          <MoreMenu row={row} work={work} />
        </div>
      </td>
    </tr>
  )
}
