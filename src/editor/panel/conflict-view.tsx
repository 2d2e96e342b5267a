import { useEffect, useRef } from 'react'
import { ConflictChoice } from './conflict-choice.tsx'
import type { Edited } from '../desk/edited-things.ts'
import { clock } from '../words/moments.ts'
import { inWords } from './save-status.ts'
import type { Dispute } from '../saving/save-state.ts'
import { firstName, initials } from '../words/people.ts'
import { useRun } from '../desk/use-desk.ts'

/** Two people, the same fields: what was there before, theirs and mine, with a choice for each. Nothing is chosen for anybody. */
export function ConflictView({ edited, dispute, me }: { edited: Edited; dispute: Dispute; me: string }) {
  const { saved } = useRun(edited.run)
  const { conflicts, taken } = dispute.merged
  const who = saved.savedBy ?? 'Somebody'
  const first = firstName(who)
  const many = conflicts.length
  const lede = useRef<HTMLDivElement>(null)

  // Whoever pressed Save is told first what came between.
  const { noun } = edited.thing.record

  useEffect(() => {
    lede.current?.focus()
  }, [])

  return (
    <div className="ed-view">
      <div className="ed-lede" ref={lede} tabIndex={-1}>
        <span className="ed-face b" aria-hidden="true">
          {initials(who)}
        </span>
        <p>
          <b>
            {who === me ? `You saved this ${noun} in another window` : `${who} saved this ${noun}`}
            {saved.savedAt ? ` at ${clock(saved.savedAt)}` : ''}, while you were writing.
          </b>{' '}
          {sentenceStart(inWords(many))} {many === 1 ? 'field was' : 'fields were'} changed by both. Choose for each; until you do, visitors
          see {who === me ? 'what is saved' : `${first}’s`}.
        </p>
      </div>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.path}
          edited={edited}
          dispute={dispute}
          conflict={conflict}
          who={who === me ? 'saved' : first}
          own={who === me}
        />
      ))}
      {taken.length > 0 && (
        <div className="ed-merged">
          <h3>Already put together</h3>
          <p>You changed different things here, so both were kept.</p>
          <ul>
            {taken.map(({ path, label, from }) => (
              <li key={path + from}>
                <b>{label}</b> is {from === 'mine' ? 'yours' : who === me ? 'as it was saved' : `${first}’s`}.
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
