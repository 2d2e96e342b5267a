import type { ReactNode } from 'react'
import { useWords } from '../../words/use-words.ts'
import type { Line } from '../../nouns/insights/report.ts'
import { useNumbers } from './use-numbers.ts'
import { WideTable } from './wide-table.tsx'

type Props = {
  id: string
  heading: string
  /** What the lines are, what is counted, and what of it. */
  of: string
  counted: string
  ofThem?: string
  lines: readonly Line[]
  /** Draws by this number. */
  by?: 'many' | 'ofThem'
  none: string
  nameOf?: (line: Line) => string
  hrefOf?: (line: Line) => string | undefined
  children?: ReactNode
}

/** A table whose lines have a bar each: the picture is in the table, so that nobody has to choose. */
export function LineList({
  id,
  heading,
  of,
  counted,
  ofThem,
  lines,
  by = 'many',
  none,
  nameOf = ({ name }) => name,
  hrefOf,
  children,
}: Props) {
  const words = useWords().insights
  const { number, change } = useNumbers()
  const greatest = Math.max(1, ...lines.map((line) => line[by]))
  const compares = lines.some(({ before }) => before !== null)
  return (
    <section aria-labelledby={id} className="insights-card">
      <h2 id={id}>{heading}</h2>
      {children}
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <WideTable label={heading}>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">{counted}</th>
              {ofThem && <th scope="col">{ofThem}</th>}
              {compares && <th scope="col">{words.change}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">
                  {hrefOf?.(line) ? <a href={hrefOf(line)}>{nameOf(line)}</a> : nameOf(line)}
                  <svg className="line-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0.5, (line[by] / greatest) * 100)} height="6" />
                  </svg>
                </th>
                <td className="num">{number(line.many)}</td>
                {ofThem && <td className="num">{number(line.ofThem)}</td>}
                {compares && <td>{change(line.many, line.before)}</td>}
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </section>
  )
}
