import type { StoppedJob } from '../../nouns/stopped-work/stopped-work.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { ActForm } from './act-form.tsx'

/** So many tell why; more of them would say the same again. */
const mostShown = 20

/** Why they stopped, one by one; behind a line, since most who look want them tried again and no more. */
export function StoppedJobs({ name, jobs, heading }: { name: string; jobs: readonly StoppedJob[]; heading: string }) {
  const all = useWords()
  const words = all.stoppedWork
  const moment = useMoment()
  const kindsOfMail: Partial<Record<string, string>> = all.inbox.mail.kinds
  // Of several that say nothing else the number tells them apart.
  const nameOf = ({ id, about }: StoppedJob) => (name === 'send mail' && kindsOfMail[about]) || about || (jobs.length > 1 ? `#${id}` : '')
  return (
    <details>
      <summary className="small-button" aria-describedby={heading}>
        {words.why}
      </summary>
      <ul className="stopped-jobs">
        {jobs.slice(0, mostShown).map((job) => (
          <li key={job.id}>
            <div>
              <p>
                {nameOf(job) && <b>{nameOf(job)}</b>}
                <small>
                  {words.tried(job.tries)}, {words.stopped(moment(job.stoppedAt))}
                </small>
              </p>
              <p className="stopped-said">{job.over ? words.overs[job.over] : job.said || words.noWords}</p>
            </div>
            {jobs.length > 1 && job.over === null && (
              <ActForm act="again" jobs={[job]}>
                <button className="btn btn-small btn-line" aria-label={words.againOf(nameOf(job), moment(job.stoppedAt))}>
                  {words.again}
                </button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
      {jobs.length > mostShown && <p className="fine">{words.shown(mostShown, jobs.length)}</p>}
    </details>
  )
}
