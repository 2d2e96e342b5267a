import { minutesOfDay, openSpansOf, type HoursRow } from '../../nouns/agents/office-hours.ts'
import { useWords } from '../../words/use-words.ts'
import './agent-story.css'

/** The hours as the agent wrote them, today picked out; the last row is always the same. `today` is 0 on a Monday. */
export function AgentHours({ table, today }: { table: readonly HoursRow[]; today: number }) {
  const words = useWords().agentDetails.agentHours
  const rows = table.filter(({ column1, column2 }) => column1.trim() || column2.trim())
  return (
    <div className="agent-hours card">
      <h2 id="hours-title">{words.hours}</h2>
      <table aria-labelledby="hours-title">
        <tbody>
          {rows.map((row) => (
            <tr key={row.column1 + row.column2} className={namesDay(row, today) ? 'today' : undefined}>
              <th scope="row">
                {row.column1} {namesDay(row, today) && <mark>{words.today}</mark>}
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

/** Whether a row speaks of this day, open or closed. */
function namesDay({ column1 }: HoursRow, day: number): boolean {
  return openSpansOf([{ column1, column2: '12:00 PM - 1:00 PM' }]).some(([from]) => Math.floor(from / minutesOfDay) === day)
}
