import { useId } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useWhen } from './when.ts'

/** Of a time that clocks skip: whether the one they show instead is meant. `wall` is what was typed, "2026-03-08T02:30". */
export function SkippedTimeQuestion({ wall, skipped, onTaken }: { wall: string; skipped: string; onTaken(): void }) {
  const words = useWords().blogSettings.schedule
  const when = useWhen()
  const id = useId()
  return (
    <div className="blogs-asked">
      <p id={id}>{words.skipped(when.clock(wall), when.day(wall.slice(0, 10)))}</p>
      <button type="button" className="btn btn-small blogs-line" aria-describedby={id} onClick={onTaken}>
        {words.takeInstead(when.clock(skipped))}
      </button>
    </div>
  )
}

type Twice = { wall: string; twice: [Date, Date]; which: 0 | 1 | undefined; onChosen(which: 0 | 1): void }

/** Of a time that clocks show twice: which of the two is meant. */
export function RepeatedTimeQuestion({ wall, twice, which, onChosen }: Twice) {
  const words = useWords().blogSettings.schedule
  const when = useWhen()
  return (
    <fieldset className="blogs-asked">
      <legend>{words.twice(when.clock(wall), when.day(wall.slice(0, 10)))}</legend>
      {([0, 1] as const).map((each) => (
        <label key={each} className="blogs-radio">
          <input type="radio" name="which" checked={which === each} onChange={() => onChosen(each)} />
          {(each === 0 ? words.first : words.second)(when.zoneAt(twice[each].toISOString()))}
        </label>
      ))}
    </fieldset>
  )
}
