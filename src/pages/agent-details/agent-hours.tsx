import { rowsOn, type HoursRow } from '../../nouns/agents/office-hours.ts'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-light.css'
import './agent-story.css'

/** The weekday, 0 for Monday, and the date, "2026-11-26". */
type Today = { weekday: number; date: string }

/** The hours as the agent wrote them, today picked out; the last row is always the same. */
export function AgentHours({ table, today }: { table: readonly HoursRow[]; today: Today }) {
  const words = useWords().agentDetails.agentHours
  const rows = table.filter(({ column1, column2 }) => column1.trim() || column2.trim())
  const ofToday = rowsOn(rows, today.weekday, today.date)
  return (
    <div className="agent-hours card">
      <h2 id="hours-title">{words.hours}</h2>
      <table aria-labelledby="hours-title">
        <tbody>
          {rows.map((row) => (
            <tr key={row.column1 + row.column2} className={ofToday.includes(row) ? 'today' : undefined}>
              <th scope="row">
                {row.column1} {ofToday.includes(row) && <mark>{words.today}</mark>}
              </th>
              <td>
                {row.column2.split(/,\s*/).map((span) => (
                  <span key={span}>{span}</span>
                ))}
              </td>
            </tr>
          ))}
          <tr className="last">
            <td colSpan={2}>{words.appointment}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
