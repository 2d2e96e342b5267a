import type { OwnPageChange } from '../../../nouns/hub/own-page.ts'
import { Picture } from '../../shell/picture.tsx'
import { useWords } from '../../../words/use-words.ts'
import '../../../ui/styles/faces-italic.css'

type Props = { changes: readonly OwnPageChange[]; now: string; wanted: string }

/** What is and what would be, side by side; one below the other on a phone. */
export function ChangesTable({ changes, now, wanted }: Props) {
  const words = useWords().yourDay.proposals
  return (
    <table className="day-changes">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{now}</th>
          <th scope="col">{wanted}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.part}>
            <th scope="row">{change.label}</th>
            <td data-of={now}>
              <Said change={change} text={change.now} />
            </td>
            <td data-of={wanted}>
              <Said change={change} text={change.wanted} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Said({ change: { part, label }, text }: { change: OwnPageChange; text: string }) {
  const words = useWords().yourDay.proposals
  if (text.trim() === '') return <i className="fine">{words.nothing}</i>
  return part === 'image' ? <Picture of={text} alt={label} sizes="96px" /> : <span className="day-said">{text}</span>
}
