import { agentLines } from '../../../nouns/agents/agent.ts'
import type { OwnPageForm, OwnPart } from '../../../nouns/hub/own-page.ts'
import type { DayProblem } from '../../../nouns/hub/your-day.ts'
import { useWords } from '../../../words/use-words.ts'

type Props = { parts: readonly OwnPart[]; form: OwnPageForm; problem: DayProblem | null }

const freeRows = 2

/** What an agent may change of their page, and nothing else of it. */
export function OwnPageFields({ parts, form, problem }: Props) {
  const { yourDay, agents } = useWords()
  const words = yourDay.ownPage
  const has = (part: OwnPart) => parts.includes(part)
  const hours = [...form.hours, ...Array.from({ length: freeRows }, () => ({ day: '', time: '' }))]
  return (
    <>
      <input type="hidden" name="base" value={form.base} />
      <input type="hidden" name="image" value={form.image} />
      {has('aboutMe') && <AboutMe text={form.aboutMe} problem={problem?.path === 'aboutMe' ? problem.message : undefined} />}
      {has('table') && (
        <fieldset>
          <legend className="label">{words.hours}</legend>
          <p className="hint">{words.hoursHint}</p>
          {hours.map(({ day, time }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a plain form have no other name
            <div className="day-hours" key={index}>
              <input className="input" name="day" defaultValue={day} maxLength={2_000} aria-label={words.day(index + 1)} />
              <input className="input" name="time" defaultValue={time} maxLength={2_000} aria-label={words.time(index + 1)} />
            </div>
          ))}
        </fieldset>
      )}
      {has('languages') && (
        <div className="field">
          <label className="label" htmlFor="own-languages">
            {words.languages}
          </label>
          <span className="hint" id="own-languages-hint">
            {words.languagesHint}
          </span>
          <textarea
            className="input"
            id="own-languages"
            name="languages"
            rows={3}
            maxLength={20_000}
            defaultValue={form.languages}
            aria-describedby="own-languages-hint"
          />
        </div>
      )}
      {has('lines') && (
        <fieldset className="day-lines">
          <legend className="label">{words.lines}</legend>
          {agentLines.map((line) => (
            <label key={line}>
              <input type="checkbox" name="line" value={line} defaultChecked={form.lines.includes(line)} /> {agents.lines[line]}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

function AboutMe({ text, problem }: { text: string; problem: string | undefined }) {
  const words = useWords().yourDay.ownPage
  return (
    <div className="field">
      <label className="label" htmlFor="own-about">
        {words.aboutMe}
      </label>
      <textarea
        className="input"
        id="own-about"
        name="aboutMe"
        rows={7}
        maxLength={20_000}
        defaultValue={text}
        aria-describedby="own-about-problem"
        aria-invalid={problem ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form goes on where it was wrong
        autoFocus={problem !== undefined}
      />
      <p className="problem" id="own-about-problem">
        {problem}
      </p>
    </div>
  )
}
