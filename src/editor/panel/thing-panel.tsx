import type { ComponentType, ReactNode } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { openConflicts } from '../saving/disputes.ts'
import { EditingFormProvider, fieldId } from '../inputs/editing-form.ts'
import { fieldInputs } from '../inputs/field-inputs.ts'
import { PanelFoot, type FootProps } from './panel-foot.tsx'
import { PanelShell, PanelTool, type ShellProps } from './panel-shell.tsx'
import type { CancelWords } from '../desk/ask-before-cancel.ts'
import { frameKeyOf } from '../on-page/section-in-sight.ts'
import { SectionMark } from '../on-page/section-mark.tsx'
import { ThingView } from './thing-view.tsx'
import { useNeeding } from './use-needing.ts'
import { useOpenRow } from './use-open-row.ts'
import { usePanelActions } from './use-panel-actions.ts'
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
  const { key, thing, run } = edited
  const state = useRun(run)
  const [problem] = state.problems
  const needing = useNeeding(edited)
  const open = useOpenRow({ desk, edited, state, part })
  const { row, openRow, ready, readyNext, adding } = open
  const { save, close, cancel, uploading } = usePanelActions({ desk, edited, open, saveTried: needing.saveTried, cancelWords })

  const disputed = state.step.at === 'dispute' ? openConflicts(state.step.dispute).map(({ path }) => path) : undefined
  // What is compared is the whole section, whichever pencil opened it.
  const comparing = disputed !== undefined
  const shownPart = comparing ? undefined : part
  usePageClicks({ edited, part: shownPart, focusOn: open.focusOn })
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
          part={shownPart}
          content={state.draft}
          tab="Preview: only you see this"
          fieldPaths={disputed ?? (row ? [row] : [])}
          disputed={comparing}
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
      <EditingFormProvider value={{ ...edited, desk, state, inputs: fieldInputs, row, openRow, ready, readyNext, uploading }}>
        <ThingView desk={desk} edited={edited} part={part} form={form} />
      </EditingFormProvider>
    </Shell>
  )
}
