import type { FormFunnel } from '../../nouns/insights/report.ts'
import { useWords } from '../../words/use-words.ts'
import { useNumbers } from './use-numbers.ts'

/** How far people came in each form, and at which question they stopped. */
export function FormFunnels({ forms }: { forms: readonly FormFunnel[] }) {
  const { insights: words, forms: formWords } = useWords()
  const { number, change } = useNumbers()
  const names: Partial<Record<string, string>> = formWords.names
  return (
    <section aria-labelledby="funnels" className="insights-card">
      <h2 id="funnels">{words.forms.heading}</h2>
      <p>{words.forms.how}</p>
      {forms.length === 0 && <p>{words.forms.none}</p>}
      <div className="insights-funnels">
        {forms.map((each) => (
          <article key={each.form}>
            <h3>{names[each.form] ?? each.form}</h3>
            <table>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{words.forms.step}</th>
                  <th scope="col">{words.forms.people}</th>
                </tr>
              </thead>
              <tbody>
                {(['opened', 'begun', 'sent'] as const).map((step) => (
                  <tr key={step}>
                    <th scope="row">
                      {words.forms[step]}
                      <svg className="line-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={Math.max(0.5, (each[step] / Math.max(1, each.opened)) * 100)} height="6" />
                      </svg>
                    </th>
                    <td className="num">
                      {number(each[step])}
                      {step === 'sent' && each.before !== null && <small>{change(each.sent, each.before)}</small>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {each.stopped.length > 0 && (
              <details>
                <summary>{words.forms.stopped}</summary>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{words.forms.question}</th>
                      <th scope="col">{words.forms.left}</th>
                      <th scope="col">{words.forms.refused}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {each.stopped.map(({ question, left, refused }) => (
                      <tr key={question}>
                        <th scope="row">{question}</th>
                        <td className="num">{number(left)}</td>
                        <td className="num">{number(refused)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </details>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}
