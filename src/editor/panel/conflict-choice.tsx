import { useId, useRef } from 'react'
import type { AnyContent, Conflict } from '../../content/section.ts'
import { ChangedWords } from '../history/changed-words.tsx'
import { canWriteTogether, isPicture, richTogether, textAt } from './conflict-words.ts'
import { saidOf } from '../inputs/picture-words.tsx'
import type { Edited } from '../desk/edited-things.ts'
import { disputeIn } from '../saving/disputes.ts'
import { rowOfPath, valueAt } from '../saving/field-paths.ts'
import { shortClock } from '../words/moments.ts'
import type { Choice, Dispute } from '../saving/save-state.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { useRun } from '../desk/use-desk.ts'
import { RichTogether, WrittenTogether } from './written-together.tsx'

type Props = {
  edited: Edited
  dispute: Dispute
  conflict: Conflict
  who: string
  /** Both are mine: one of them was saved in another window. */
  own: boolean
}

/** One field that both changed: before, theirs, mine, or words written from both. */
export function ConflictChoice({ edited: { thing, run }, dispute, conflict, who, own }: Props) {
  const { saved } = useRun(run)
  const { record } = thing
  const id = useId()
  const { path: fieldPath, label, base, theirs, mine } = conflict
  const choice = dispute.choices[fieldPath]
  const written = writtenIn(choice)
  const offers = richTogether(record, fieldPath, [theirs, mine])
  const before = textAt(record, dispute.base, fieldPath)
  const pictures = isPicture([base, theirs, mine])
  /** Whoever looks at a side once more has not thrown away what they wrote. */
  const begun = useRef<unknown>(mine)
  const choose = (next: Choice) => run.tell({ is: 'chose', fieldPath, choice: next })

  function take(side: 'theirs' | 'mine') {
    if (written !== undefined) begun.current = written
    choose({ take: side })
  }

  const sides = [
    {
      side: 'theirs',
      name: own ? 'Other window' : 'Theirs',
      when: saved.savedAt ? `${who}, ${shortClock(saved.savedAt)}` : who,
      value: theirs,
      text: textAt(record, saved.content, fieldPath),
    },
    { side: 'mine', name: own ? 'This window' : 'Mine', when: 'not saved', value: mine, text: textAt(record, dispute.mine, fieldPath) },
  ] as const

  return (
    <fieldset className={choice ? 'ed-fight' : 'ed-fight open'}>
      <legend>{label}</legend>
      <div className="ed-before">
        <small>Before</small>
        {pictures ? <PictureChoice of={base} /> : <p>{before || 'Nothing'}</p>}
      </div>
      <div className="ed-pair">
        {sides.map(({ side, name, when, value, text }) => (
          <label className="ed-opt" key={side}>
            <span className="h">
              <input
                type="radio"
                name={id}
                value={side}
                checked={choice !== undefined && 'take' in choice && choice.take === side}
                onChange={() => take(side)}
              />
              {name}
              <i>{when}</i>
            </span>
            <SideShown value={value} text={text} before={before} asPicture={pictures} />
          </label>
        ))}
      </div>
      {(offers || canWriteTogether(record, fieldPath, [theirs, mine])) && (
        <div className="ed-third">
          {written === undefined ? (
            <button type="button" className="ed-link" onClick={() => choose({ write: begun.current })}>
              Write it together
            </button>
          ) : offers ? (
            <RichTogether
              label={label}
              text={written}
              now={() => writtenIn(disputeIn(run.state())?.choices[fieldPath]) ?? written}
              offers={offers}
              partBehind={rowsBefore(dispute.mine, fieldPath)}
              onChange={(write) => choose({ write })}
            />
          ) : (
            <WrittenTogether label={label} text={written} onChange={(write) => choose({ write })} />
          )}
        </div>
      )}
    </fieldset>
  )
}

/** What one side would have: a picture, that it is deleted, or its words with what differs from before. */
function SideShown({ value, text, before, asPicture }: { value: unknown; text: string; before: string; asPicture: boolean }) {
  if (asPicture) return <PictureChoice of={value} />
  return value === null ? <p>Deleted</p> : <ChangedWords before={before} after={text} show="after" />
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

/** How many rows of its list are before the one a path leads into. */
function rowsBefore(content: AnyContent, fieldPath: string): number {
  const row = rowOfPath(fieldPath)
  const rows = row ? (valueAt(content, row.list) as { id: string }[]) : []
  return Math.max(
    0,
    rows.findIndex(({ id }) => id === row?.id),
  )
}

const writtenIn = (choice: Choice | undefined) => (choice && 'write' in choice ? String(choice.write) : undefined)
