import { useEffect, useId, useRef } from 'react'
import type { Conflict } from '../../content/section.ts'
import { ChangedWords } from '../history/changed-words.tsx'
import { canWriteTogether, isPicture, textAt } from './conflict-words.ts'
import { saidOf } from '../inputs/picture-words.tsx'
import type { Edited } from '../desk/edited-things.ts'
import { shortClock } from '../words/moments.ts'
import type { Choice, Dispute } from '../saving/save-state.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { useRun } from '../desk/use-desk.ts'

type Props = { edited: Edited; dispute: Dispute; conflict: Conflict; who: string }

/** One field that both changed: before, theirs, mine, or words written from both. */
export function ConflictChoice({ edited: { thing, run }, dispute, conflict, who }: Props) {
  const { saved } = useRun(run)
  const { record } = thing
  const id = useId()
  const { path: fieldPath, label, base, theirs, mine } = conflict
  const choice = dispute.choices[fieldPath]
  const written = choice && 'write' in choice ? String(choice.write) : undefined
  const before = textAt(record, dispute.base, fieldPath)
  const pictures = isPicture([base, theirs, mine])
  const choose = (next: Choice) => run.tell({ is: 'chose', fieldPath, choice: next })

  const sides = [
    {
      take: 'theirs',
      name: 'Theirs',
      when: saved.savedAt ? `${who}, ${shortClock(saved.savedAt)}` : who,
      value: theirs,
      text: textAt(record, saved.content, fieldPath),
    },
    { take: 'mine', name: 'Mine', when: 'not saved', value: mine, text: textAt(record, dispute.mine, fieldPath) },
  ] as const

  return (
    <fieldset className={choice ? 'ed-fight' : 'ed-fight open'}>
      <legend>{label}</legend>
      <div className="ed-before">
        <small>Before</small>
        {pictures ? <PictureChoice of={base} /> : <p>{before || 'Nothing'}</p>}
      </div>
      <div className="ed-pair">
        {sides.map(({ take, name, when, value, text }) => (
          <label className="ed-opt" key={take}>
            <span className="h">
              <input
                type="radio"
                name={id}
                value={take}
                checked={choice !== undefined && 'take' in choice && choice.take === take}
                onChange={() => choose({ take })}
              />
              {name}
              <i>{when}</i>
            </span>
            {pictures ? (
              <PictureChoice of={value} />
            ) : value === null ? (
              <p>Deleted</p>
            ) : (
              <ChangedWords before={before} after={text} show="after" />
            )}
          </label>
        ))}
      </div>
      {canWriteTogether(record, fieldPath, [theirs, mine]) && (
        <div className="ed-third">
          {written === undefined ? (
            <button type="button" className="ed-link" onClick={() => choose({ write: mine })}>
              Write it together
            </button>
          ) : (
            <Together label={label} text={written} onChange={(write) => choose({ write })} />
          )}
        </div>
      )}
    </fieldset>
  )
}

function PictureChoice({ of }: { of: unknown }) {
  const value = String(of ?? '')
  return (
    <>
      <Thumbnail of={value} size={88} />
      <p>{saidOf(value)}</p>
    </>
  )
}

/** Begins with mine, and has the focus, since somebody has just asked for it. */
function Together({ label, text, onChange }: { label: string; text: string; onChange(text: string): void }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  return (
    <textarea
      ref={area}
      rows={3}
      aria-label={`${label}, written together`}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
