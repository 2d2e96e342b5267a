import { autoMeansNot } from '../../content/auto/auto-means-not.ts'
import { autoMeans } from '../../content/auto/auto-means.ts'
import { CheckIcon } from '../parts/check-icon.tsx'
import { Section } from '../shell/section.tsx'
import './full-coverage.css'

/** Two words everybody uses, taken apart: what they mean, and what they do not. */
export function FullCoverage() {
  return (
    <section className="means" aria-labelledby="means-title">
      <div className="wrap">
        <Section of={autoMeans}>
          {({ title, subTitle1, subTitle2, subTitle3 }) => (
            <div className="means-yes">
              <h2 id="means-title">{title}</h2>
              <Lines lines={[subTitle1, subTitle2, subTitle3]} />
            </div>
          )}
        </Section>
        <Section of={autoMeansNot}>
          {({ title, subTitle1, subTitle2 }) => (
            <div className="means-no">
              <h2>{title}</h2>
              <Lines lines={[subTitle1, subTitle2]} no />
            </div>
          )}
        </Section>
      </div>
    </section>
  )
}

function Lines({ lines, no }: { lines: string[]; no?: boolean }) {
  return (
    <ul>
      {lines.filter(Boolean).map((line) => (
        <li key={line}>
          <CheckIcon no={no} />
          {line}
        </li>
      ))}
    </ul>
  )
}
