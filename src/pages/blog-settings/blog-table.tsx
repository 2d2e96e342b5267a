import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { BlogRow } from './blog-row.tsx'

type Needs = { rows: ArticleRow[]; first: number; chosen: ReadonlySet<number>; choose(ids: readonly number[], on: boolean): void }

/** A row for each, a card on a phone; what each value is is said there beside it. */
export function BlogTable({ rows, first, chosen, choose }: Needs) {
  const words = useWords().blogSettings
  const { number, title, tags, status, created, published, actions } = words.columns
  const all = rows.every(({ id }) => chosen.has(id))
  const some = rows.some(({ id }) => chosen.has(id))
  return (
    <table className="blogs-table" aria-labelledby="blogs-heading">
      <thead>
        <tr>
          <th scope="col" className="blogs-choose needs-script">
            <label>
              <input
                type="checkbox"
                aria-label={words.row.chooseAll}
                checked={all}
                ref={(element) => void (element && (element.indeterminate = some && !all))}
                onChange={({ target }) =>
                  choose(
                    rows.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </label>
          </th>
          {[number, title, tags, status, created, published, actions].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <BlogRow key={row.id} row={row} number={first + index} isChosen={chosen.has(row.id)} choose={(on) => choose([row.id], on)} />
        ))}
      </tbody>
    </table>
  )
}
