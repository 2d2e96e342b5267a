import { useWords } from '../../words/use-words.ts'
import { PencilIcon, BinIcon } from './desk-icons.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Switch } from './switch.tsx'

interface Shown {
  id: number
  name: string
  /** Of which topic; undefined where these are topics. */
  of?: string
  on: boolean
  deleted: boolean
}

type Needs<Row> = {
  label: string
  terms: { rows: Row[] | null; failed: string; load(): Promise<void> }
  busy: boolean
  rowOf(row: Row): Shown
  /** The one that is in the form above. */
  editing: number | null
  edit(row: Row): void
  turn(row: Row): void
  remove(row: Row): void
  back(row: Row): void
}

/** Tags or topics, as the source lays them out; what is deleted says so and cannot be edited. */
export function TermTable<Row>({ label, terms, busy, rowOf, editing, edit, turn, remove, back }: Needs<Row>) {
  const { tags, topics, terms: words } = useWords().blogSettings
  if (terms.failed) return <LoadFailed why={terms.failed} again={terms.load} />
  if (!terms.rows) return <output>{words.loading}</output>
  if (terms.rows.length === 0) return <p className="blogs-none">{tags.none}</p>
  const withTopic = terms.rows.some((row) => rowOf(row).of !== undefined)
  const { columns } = withTopic ? tags : topics
  return (
    <table className="blogs-terms" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.topic}</th>
          {withTopic && <th scope="col">{tags.columns.tag}</th>}
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.action}</th>
        </tr>
      </thead>
      <tbody>
        {terms.rows.map((row, index) => {
          const shown = rowOf(row)
          return (
            <TermRow
              key={shown.id}
              number={index + 1}
              term={shown}
              withTopic={withTopic}
              chosen={editing === shown.id}
              busy={busy}
              edit={() => edit(row)}
              turn={() => turn(row)}
              remove={() => remove(row)}
              back={() => back(row)}
            />
          )
        })}
      </tbody>
    </table>
  )
}

type RowNeeds = {
  number: number
  term: Shown
  withTopic: boolean
  /** It is in the form above. */
  chosen: boolean
  busy: boolean
  edit(): void
  turn(): void
  remove(): void
  back(): void
}

function TermRow({ number, term: { name, of, on, deleted }, withTopic, chosen, busy, edit, turn, remove, back }: RowNeeds) {
  const words = useWords().blogSettings.terms
  return (
    <tr data-deleted={deleted || undefined} data-chosen={chosen || undefined}>
      <td className="num">{number}</td>
      {withTopic && <td className="blogs-term-topic">{of}</td>}
      <th scope="row">{name}</th>
      <td className="blogs-status">
        {deleted ? (
          <b className="blogs-gone">{words.deleted}</b>
        ) : (
          <>
            <Switch on={on} label={words.isOn(name)} busy={busy} turn={turn} />
            <span>{on ? words.active : words.inactive}</span>
          </>
        )}
      </td>
      <td className="blogs-actions">
        <div>
          {deleted ? (
            <button type="button" className="blogs-link" aria-label={words.bringBackOf(name)} onClick={back}>
              {words.bringBack}
            </button>
          ) : (
            <>
              <button type="button" className="blogs-icon" aria-label={words.editOf(name)} title={words.edit} onClick={edit}>
                <PencilIcon />
              </button>
              <button type="button" className="blogs-icon" aria-label={words.removeOf(name)} title={words.remove} onClick={remove}>
                <BinIcon />
              </button>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}
