import type { StoppedJob, StoppedKind } from '../../nouns/stopped-work/stopped-work.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { ActForm } from './act-form.tsx'
import { StoppedJobs } from './stopped-jobs.tsx'

/** All that stopped of one kind: what it is in plain words, since when, why, and what can be done about it. */
export function StoppedKindCard({ kind: { name, jobs, mayGiveUp } }: { kind: StoppedKind }) {
  const words = useWords().stoppedWork
  const moment = useMoment()
  const open = jobs.filter(({ over }) => over === null)
  const past = jobs.filter(({ over }) => over !== null)
  const { title, again } = words.kinds[name] ?? words.other(name, jobs.length)
  const heading = `stopped-${jobs[0].id}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {title(jobs.length)} <small>{words.since(moment(jobs[0].stoppedAt))}</small>
      </h2>
      {open.length > 0 && (
        <>
          <p>{again}</p>
          <div className="stopped-acts">
            <ActForm act="again" jobs={open}>
              <button className="btn btn-small btn-line" aria-describedby={heading}>
                {open.length > 1 ? words.againAll : words.again}
              </button>
            </ActForm>
            {mayGiveUp ? <GiveUp jobs={open} heading={heading} /> : <p className="fine">{words.neverGivenUp}</p>}
          </div>
        </>
      )}
      {past.length > 0 && (
        <div className="stopped-acts">
          <p>{words.pastOnes(past.length)}.</p>
          <ActForm act="give-up" jobs={past}>
            <button className="btn btn-small btn-line" aria-describedby={heading}>
              {words.clear}
            </button>
          </ActForm>
        </div>
      )}
      <StoppedJobs name={name} jobs={jobs} heading={heading} />
    </section>
  )
}

/** Asked once more before it is done, since nothing brings it back. */
function GiveUp({ jobs, heading }: { jobs: readonly StoppedJob[]; heading: string }) {
  const words = useWords().stoppedWork
  return (
    <details className="stopped-give-up">
      <summary className="small-button" aria-describedby={heading}>
        {words.giveUp}
      </summary>
      <p>{words.givesUp(jobs.length)}</p>
      <ActForm act="give-up" jobs={jobs}>
        <button className="btn btn-small btn-clay" aria-describedby={heading}>
          {words.giveUpNow}
        </button>
      </ActForm>
    </details>
  )
}
