import { useEffect, type ReactNode } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { copyOut } from './copy-out.tsx'
import { EditorIcon } from '../editor-icon.tsx'
import { firstName } from '../words/people.ts'
import { shortClock } from '../words/moments.ts'
import { saveStatusOf, type SaveStatus } from './save-status.ts'
import { saveKeyWords } from '../on-page/shortcuts.ts'
import { UndoRestore } from './undo-restore.tsx'
import type { SaveState } from '../saving/save-state.ts'
import { useRun } from '../desk/use-desk.ts'

/** What the foot of a form can have done. `onSave` answers whether there was nothing in its way. */
export type FootProps = { desk: Desk; edited: Edited; adding?: string; onSave(): boolean; onCancel(): void; onNeeding(): void }

/** Says where the text is, in a sentence and as a track, and holds the one primary button. */
export function PanelFoot({ desk, edited, adding, onSave, onCancel, onNeeding }: FootProps) {
  const { key, thing } = edited
  const state = useRun(edited.run)
  const status = saveStatusOf({
    state,
    unsaved: desk.unsaved(key),
    adding,
    noun: thing.record.noun,
    button: thing.record.button,
    isUnseen: isUnseenNow(edited, desk),
    isNew: thing.original === null && state.saved.revision === 0,
  })
  const { button } = status

  function press() {
    if (button.does === 'copy') void copyOut(desk, edited)
    else onSave()
  }

  return (
    <>
      <FootStatus desk={desk} edited={edited} status={status} onNeeding={onNeeding} />
      <div className="ed-row ed-main">
        <button type="button" className={button.calm ? 'ed-b ed-save calm' : 'ed-b ed-save'} onClick={press}>
          {button.words}
        </button>
        <button type="button" className="ed-b ed-b2" onClick={onCancel}>
          Cancel
        </button>
        <kbd>{saveKeyWords()}</kbd>
      </div>
    </>
  )
}

type StatusProps = Pick<FootProps, 'desk' | 'edited' | 'onNeeding'> & { status: SaveStatus }

/** What every foot says above its buttons: who was signed out, where the text is, and what was put together. */
export function FootStatus({ desk, edited, status, onNeeding }: StatusProps) {
  const { key, run } = edited
  const state = useRun(run)
  return (
    <>
      {state.step.at === 'signedOut' && <SignedOut desk={desk} step={state.step} unsaved={desk.unsaved(key)} kept={state.kept} />}
      <StateLine status={status} onTryNow={() => run.tell({ is: 'tryNow' })} onNeeding={onNeeding} undo={<UndoRestore edited={edited} />} />
      <Together state={state} />
    </>
  )
}

/** What is saved, and visitors do not see it: it is switched off, or its time has not come. */
const isUnseenNow = ({ thing, run }: Edited, desk: Desk) =>
  thing.record.isSeen?.(run.state().saved.content, new Date(), desk.data.timeZone) === false

/** The words are read out when they change; the track is decoration for those who see it. */
export function StateLine({
  status,
  onTryNow,
  onNeeding,
  undo,
}: {
  status: Pick<SaveStatus, 'tone' | 'icon' | 'words' | 'first' | 'track' | 'tryNow' | 'toNeeding'>
  onTryNow?(): void
  onNeeding?(): void
  undo?: ReactNode
}) {
  const { tone, icon, words, first, track, tryNow, toNeeding } = status
  return (
    <div className="ed-state" data-tone={tone}>
      <div className="ed-words">
        <EditorIcon name={icon} />
        <output tabIndex={-1}>
          {first && <span className="ed-vh">{first} </span>}
          {words}
        </output>
        {tryNow && (
          <button type="button" className="ed-try" onClick={onTryNow}>
            Try now
          </button>
        )}
        {toNeeding && (
          <button type="button" className="ed-try" onClick={onNeeding}>
            {toNeeding}
          </button>
        )}
        {undo}
      </div>
      <ol className="ed-track" aria-hidden="true">
        {['This device', 'Saved', 'Visitors'].map((station, index) => (
          <li key={station} data-station={track[index]}>
            {station}
          </li>
        ))}
      </ol>
    </div>
  )
}

type SignedOutProps = {
  desk: Desk
  step: Extract<SaveState['step'], { at: 'signedOut' }>
  unsaved: boolean
  /** This device has the words. */ kept: boolean
}

function SignedOut({ desk, step: { since, other }, unsaved, kept }: SignedOutProps) {
  useEffect(() => desk.prepareSignIn(), [desk])
  return (
    <div className="ed-signed">
      <EditorIcon name="lock" />
      <div>
        <b>{other ? `${other} is signed in with this browser now.` : `You were signed out at ${shortClock(since)}.`}</b>
        <p>
          {unsaved && (kept ? 'What you typed is safe on this device. ' : 'What you typed is on this page alone: leave it open. ')}
          <span>
            Sign in again{other && ` as ${desk.data.person.name}`} in a small window{unsaved ? '; then it is saved, and' : ', and'} you go
            on right here.
          </span>
        </p>
      </div>
    </div>
  )
}

/** What somebody else had changed meanwhile and was put together with this save. */
function Together({ state: { outcome } }: { state: ReturnType<Edited['run']['state']> }) {
  const together = 'together' in outcome ? outcome.together : null
  const theirs = together?.taken.filter(({ from }) => from === 'theirs') ?? []
  if (!together || theirs.length === 0) return null
  return (
    <p className="ed-together">
      Put together with what {together.by ? firstName(together.by) : 'somebody else'} saved meanwhile:{' '}
      {theirs.map(({ label }) => label).join('; ')}.
    </p>
  )
}
