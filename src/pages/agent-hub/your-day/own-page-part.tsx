import type { OwnPage } from '../../../nouns/hub/own-page.ts'
import type { DayProblem } from '../../../nouns/hub/your-day.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Say } from '../../customer-landing/days.ts'
import { ChangesTable } from './changes-table.tsx'
import { DayForm } from './day-form.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { OwnPageFields } from './own-page-fields.tsx'

type Props = { page: OwnPage; problem: DayProblem | null; /** Why a photo is not taken. */ photo: string | null; say: Say }

/** An agent's own public page: where it is, what became of the last wish, and the form to change it. */
export function OwnPagePart({ page: { link, way, parts, form, last }, problem, photo, say }: Props) {
  const words = useWords().yourDay.ownPage
  const by = last?.decidedBy ?? ''
  return (
    <section className="day-own" aria-labelledby="day-own">
      <h3 id="day-own">{words.title}</h3>
      <p className="fine">
        {words.ways[way]} <a href={link}>{words.look}</a>
      </p>
      {last && (
        <div className={`day-last day-${last.state}`}>
          <p>{last.state === 'waiting' ? words.waiting(say.dayOf(last.madeAt)) : words[last.state](by)}</p>
          {last.word && <blockquote>{last.word}</blockquote>}
          {last.state === 'waiting' && (
            <DayForm wish="withdraw">
              <button className="small-button">{words.withdraw}</button>
            </DayForm>
          )}
        </div>
      )}
      <details className="day-more" open={problem !== null || photo !== null}>
        <summary className="small-button">{words.open}</summary>
        {problem && problem.changes.length > 0 && (
          <>
            <ChangesTable changes={problem.changes} now={words.now} wanted={words.yours} />
            <p className="fine">{words.clash}</p>
          </>
        )}
        <DayForm wish="propose" className="day-own-form">
          <OwnPageFields parts={parts} form={problem?.typed ?? form} problem={problem} />
          <button className="btn btn-clay btn-small">{words.send[way]}</button>
        </DayForm>
        {parts.includes('image') && <OwnPhoto image={form.image} way={way} problem={photo} />}
      </details>
    </section>
  )
}
