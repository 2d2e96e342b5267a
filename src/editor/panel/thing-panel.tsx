import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { ColleaguesNote } from './colleagues-note.tsx'
import { ConflictView } from './conflict-view.tsx'
import { CopyOut } from './copy-out.tsx'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { openConflicts } from '../saving/disputes.ts'
import { LeftDrafts } from './left-drafts.tsx'
import { EditingFormProvider, fieldId, type ReadyRow } from '../inputs/editing-form.ts'
import { isInside, listAt, rowAround, rowOfPath, valueAt, withValueAt } from '../saving/field-paths.ts'
import { fieldInputs } from '../inputs/field-inputs.ts'
import { completedLinks } from '../inputs/completed-links.ts'
import { ThingFields } from '../inputs/thing-fields.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { showField } from './show-field.ts'
import { PanelShell, PanelTool, type ShellProps } from './panel-shell.tsx'
import { askBeforeCancel, type CancelWords } from '../desk/ask-before-cancel.ts'
import { fieldsOf, isShown } from './parts.ts'
import { frameKeyOf } from '../on-page/section-in-sight.ts'
import { SectionMark } from '../on-page/section-mark.tsx'
import { waitOrLeaveOut } from './wait-or-leave-out.ts'
import { useNeeding } from './use-needing.ts'
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

/** What the foot of a form can have done. `onSave` answers whether there was nothing in its way. */
export type FootProps = { desk: Desk; edited: Edited; adding?: string; onSave(): boolean; onCancel(): void; onNeeding(): void }

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
  const [row, setRow] = useState<string | null>(null)
  const [goal, setGoal] = useState({ fieldPath: '' })
  const [told, setTold] = useState(problem)
  const uploads = useRef(0)
  const needing = useNeeding(edited)
  const [ready, setReady] = useState<ReadyRow | null>(null)
  const [adds, setAdds] = useState<string | null>(null)
  const comparing = step.at === 'dispute'

  // The first wrong field is shown and gets the focus, wherever it is.
  if (problem !== told) {
    setTold(problem)
    if (problem) focusOn(problem.path)
  }

  // A new row that is saved leaves an empty form for the next one; one that had the panel to itself, its list.
  if (adds && valueAt(state.saved.content, adds)) {
    const list = rowOfPath(adds)?.list ?? ''
    setAdds(null)
    if (row === adds && isAlone(adds)) setRow(rowAround(list))
    else if (row === adds) readyNext(list)
  }

  function isAlone(fieldPath: string): boolean {
    return listAt(thing.record.fields, rowOfPath(fieldPath)?.list ?? '')?.alone !== undefined
  }

  function readyNext(list: string) {
    const field = listAt(thing.record.fields, list)
    if (!field || (valueAt(run.state().draft, list) as unknown[]).length >= field.most) return
    const next = field.newRow()
    setReady({ list, row: next })
    setRow(`${list}#${next.id}`)
    setGoal({ fieldPath: `${list}#${next.id}` })
  }

  function focusOn(fieldPath: string) {
    const inRow = rowOfPath(fieldPath)
    // A long text is one input, whatever it is kept as.
    if (inRow && !('written' in (listAt(thing.record.fields, inRow.list) ?? {}))) setRow(`${inRow.list}#${inRow.id}`)
    setGoal({ fieldPath })
  }

  /** A new row nobody wrote in goes when another is opened, but not when one inside it is. */
  function openRow(fieldPath: string | null) {
    if (row && !isInside(fieldPath ?? '', row) && isUntouched(edited, row))
      run.tell({ is: 'typed', draft: withValueAt(run.state().draft, row, null) })
    setReady(null)
    setRow(fieldPath)
    // Who closes a row is still in the one around it: the focus stays beside what was closed.
    if (fieldPath && !(row && isInside(row, fieldPath))) setGoal({ fieldPath })
  }

  useEffect(() => {
    // A field that this part does not show may be wrong too, in a draft for one: then all of the section opens, at that field.
    if (goal.fieldPath && !isShown(thing, part, goal.fieldPath)) {
      desk.open(key)
      return
    }
    const field = goal.fieldPath ? firstFieldAt(goal.fieldPath) : null
    field?.focus({ preventScroll: true })
    // A row that opens is shown from its top; a field that is wrong only has to be seen.
    if (isRow(goal.fieldPath)) field?.closest('li')?.scrollIntoView({ block: 'start' })
    else if (field) showField(field)
  }, [desk, key, thing, part, goal])

  usePageClicks({ edited, part: comparing ? undefined : part, focusOn })

  const isNew = row !== null && !valueAt(state.saved.content, row) && (ready !== null || valueAt(state.draft, row) !== undefined)
  const adding = isNew ? nounOf(edited, row) : undefined

  /** Leaves the form; a new row nobody wrote in is nothing to ask about. */
  function leave(how: () => void) {
    if (row && (ready || isUntouched(edited, row))) openRow(rowAround(rowOfPath(row)?.list ?? ''))
    how()
  }

  /** The form for a new row that has the panel to itself is left for its list. */
  function close() {
    if (row && isNew && isAlone(row)) openRow(rowAround(rowOfPath(row)?.list ?? ''))
    else void waitOrLeaveOut(desk, files, () => leave(() => desk.close()))
  }

  /** Of a new row that has the panel to itself and that nobody wrote in, there is nothing to throw away. */
  function cancel() {
    if (row && isAlone(row) && isUntouched(edited, row)) close()
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
    setAdds(adding && row ? row : null)
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
          onNeeding={() => needing.goToNext(fieldId(problem?.path ?? goal.fieldPath))}
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

function firstFieldAt(fieldPath: string): HTMLElement | null {
  const field = document.getElementById(fieldId(fieldPath))
  if (field) return field
  const row = rowOfPath(fieldPath)
  return row
    ? (document.querySelector<HTMLElement>(
        `[data-row-path="${CSS.escape(`${row.list}#${row.id}`)}"] .ed-form :is(input, select, textarea, button)`,
      ) ?? document.getElementById(fieldId(row.list)))
    : null
}

const isRow = (fieldPath: string) => /#[^.#]+$/.test(fieldPath)

function isUntouched({ thing, run, files }: Edited, fieldPath: string): boolean {
  const state = run.state()
  const row = valueAt(state.draft, fieldPath) as { id: string } | undefined
  if (!row || valueAt(state.saved.content, fieldPath) || files.anyWithin(fieldId(fieldPath))) return false
  const field = listAt(thing.record.fields, rowOfPath(fieldPath)?.list ?? '')
  return field !== undefined && JSON.stringify({ ...field.newRow(), id: '' }) === JSON.stringify({ ...row, id: '' })
}

function nounOf({ thing }: Edited, fieldPath: string): string {
  return listAt(thing.record.fields, rowOfPath(fieldPath)?.list ?? '')?.noun ?? 'row'
}
