import { useRef, type ComponentType, type ReactNode } from 'react'
import { ColleaguesNote } from './colleagues-note.tsx'
import { ConflictView } from './conflict-view.tsx'
import { CopyOut } from './copy-out.tsx'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { openConflicts } from '../saving/disputes.ts'
import { LeftDrafts } from './left-drafts.tsx'
import { EditingFormProvider, fieldId } from '../inputs/editing-form.ts'
import { fieldInputs } from '../inputs/field-inputs.ts'
import { completedLinks } from '../inputs/completed-links.ts'
import { ThingFields } from '../inputs/thing-fields.tsx'
import { PanelFoot, type FootProps } from './panel-foot.tsx'
import { PanelShell, PanelTool, type ShellProps } from './panel-shell.tsx'
import { askBeforeCancel, type CancelWords } from '../desk/ask-before-cancel.ts'
import { fieldsOf } from './parts.ts'
import { frameKeyOf } from '../on-page/section-in-sight.ts'
import { SectionMark } from '../on-page/section-mark.tsx'
import { waitOrLeaveOut } from './wait-or-leave-out.ts'
import { useNeeding } from './use-needing.ts'
import { useOpenRow } from './use-open-row.ts'
import { UnreadableDrafts } from './unreadable-drafts.tsx'
import { useRun } from '../desk/use-desk.ts'
import { usePageClicks } from '../on-page/use-page-clicks.ts'

type Props = {
  desk: Desk
  edited: Edited
  /** The part of it whose pencil opened it: only its fields are shown. */
  part?: string | undefined
  title?: string
  /** In place of the inputs as they are declared. */
  form?: ReactNode
  tools?: ReactNode
  history?: boolean
  /** What is around the form, where it is not docked beside the page. */
  shell?: ComponentType<ShellProps>
  /** In place of the foot with Save and Cancel. */
  foot?: ComponentType<FootProps>
  /** What Cancel asks, where saving and keeping are called something else. */
  cancelWords?: CancelWords
}

/** One thing's editor: its form, or the choices to make, and the way to Save. */
export function ThingPanel({
  desk,
  edited,
  part,
  title,
  form,
  tools,
  history = true,
  shell: Shell = PanelShell,
  foot: Foot = PanelFoot,
  cancelWords,
}: Props) {
  const { key, thing, run, files } = edited
  const state = useRun(run)
  const { step } = state
  const [problem] = state.problems
  const uploads = useRef(0)
  const needing = useNeeding(edited)
  const open = useOpenRow({ desk, edited, state, part })
  const { row, openRow, ready, readyNext, adding } = open
  const comparing = step.at === 'dispute'

  usePageClicks({ edited, part: comparing ? undefined : part, focusOn: open.focusOn })

  /** Leaves the form; a new row nobody wrote in is nothing to ask about. */
  function leave(how: () => void) {
    if (open.isUntouched()) open.closeRow()
    how()
  }

  /** The form for a new row that has the panel to itself is left for its list. */
  function close() {
    if (open.isNew && open.isAlone) open.closeRow()
    else void waitOrLeaveOut(desk, files, () => leave(() => desk.close()))
  }

  /** Of a new row that has the panel to itself and that nobody wrote in, there is nothing to throw away. */
  function cancel() {
    if (open.isAlone && open.isUntouched()) close()
    else void waitOrLeaveOut(desk, files, () => leave(() => void askBeforeCancel(desk, edited, { save, words: cancelWords })))
  }

  function save(): boolean {
    if (step.at === 'signedOut') void desk.signIn()
    else if (uploads.current > 0 || files.files().length > 0) desk.toast('One moment: a file is still on its way.')
    else return saveNow()
    return false
  }

  function saveNow(): boolean {
    if (step.at === 'dispute' && openConflicts(step.dispute).length > 0)
      document.querySelector<HTMLElement>('.ed-fight.open input')?.focus()
    open.saves()
    const whole = completedLinks(thing.record.fields, run.state().draft)
    if (whole !== run.state().draft) run.tell({ is: 'typed', draft: whole })
    run.tell({ is: 'save' })
    needing.saveTried()
    return run.state().problems.length === 0
  }

  const disputed = step.at === 'dispute' ? openConflicts(step.dispute).map(({ path }) => path) : undefined

  const frame = frameKeyOf(edited)

  return (
    <Shell
      desk={desk}
      frame={frame}
      part={part}
      title={title ?? part ?? thing.editor}
      subtitle={thing.locationWords(state.saved.content)}
      tools={
        <>
          {tools}
          {history && (
            <PanelTool icon="clock" name={`History of this ${thing.record.noun}`} onPress={() => desk.open(key, 'history', part)} />
          )}
        </>
      }
      onSave={save}
      onClose={close}
      wide={comparing}
      mark={
        <SectionMark
          frame={frame}
          record={thing.record}
          part={comparing ? undefined : part}
          content={state.draft}
          tab="Preview: only you see this"
          fieldPaths={disputed ?? (row ? [row] : [])}
          disputed={disputed !== undefined}
        />
      }
      foot={
        <Foot
          desk={desk}
          edited={edited}
          adding={adding}
          onSave={save}
          onCancel={cancel}
          onNeeding={() => needing.goToNext(fieldId(problem?.path ?? open.goal))}
        />
      }
    >
      <EditingFormProvider
        value={{
          ...edited,
          desk,
          state,
          inputs: fieldInputs,
          row,
          openRow,
          ready,
          readyNext,
          uploading: (change) => void (uploads.current += change),
        }}
      >
        {step.at === 'dispute' ? (
          <ConflictView edited={edited} dispute={step.dispute} me={desk.data.person.name} />
        ) : (
          <div className="ed-view">
            {step.at === 'stopped' && step.why !== 'refused' && <CopyOut edited={edited} />}
            <LeftDrafts desk={desk} edited={edited} />
            <UnreadableDrafts edited={edited} />
            <ColleaguesNote desk={desk} of={key} />
            <p className="ed-hint ed-needed-key">* has to be filled in</p>
            {form ?? <ThingFields fields={fieldsOf(thing, part)} spot={thing.spot} />}
          </div>
        )}
      </EditingFormProvider>
    </Shell>
  )
}
