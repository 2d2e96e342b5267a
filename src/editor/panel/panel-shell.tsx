import { useId, useRef, type ReactNode } from 'react'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon, type IconName } from '../editor-icon.tsx'
import { useDesk } from '../desk/use-desk.ts'
import { bringInSight, frameOf } from '../on-page/section-in-sight.ts'
import { useFocusAndBack, useFocusInSight, usePageBeside, usePanelKeys } from './use-docked-panel.ts'

export type ShellProps = {
  desk: Desk
  /** Whose frame on the page it belongs to; none for the whole page. */
  frame?: string
  /** The part of it whose pencil opened it, where that is not the section's own. */
  part?: string | undefined
  title: string
  subtitle: string
  tools?: ReactNode
  onSave(): void
  onClose(): void
  children: ReactNode
  foot?: ReactNode
  /** What is drawn over the page meanwhile; without it all of the page is covered. */
  mark?: ReactNode
  /** With room for comparing: what is compared is the whole section, whichever pencil opened it. */
  wide?: boolean
}

/** The docked dialog: title, what it holds, and the foot that says where the text is. */
export function PanelShell({ desk, frame, part, title, subtitle, tools, onSave, onClose, children, foot, mark, wide = false }: ShellProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { peeking } = useDesk(desk)
  const id = useId()
  const shownPart = wide ? undefined : part
  usePageBeside({ panel, frame, part: shownPart, wide })
  useFocusAndBack(heading, { frame, part })
  useFocusInSight(panel)
  usePanelKeys({ onSave, onClose })

  return (
    <>
      {mark ?? <div className="ed-veil all" />}
      <dialog open className={peeking ? 'ed-panel peek' : 'ed-panel'} ref={panel} aria-modal="true" aria-labelledby={`${id}title`}>
        <div className="ed-top">
          <div>
            <h2 id={`${id}title`} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p>{subtitle}</p>
          </div>
          {frame && frameOf(frame, shownPart) && <PeekButton desk={desk} shown={() => frameOf(frame, shownPart)} peeking={peeking} />}
          {tools}
          <PanelTool icon="close" name="Close, and keep what is not saved as a draft" onPress={onClose} />
        </div>
        <div className="ed-body">{children}</div>
        {foot && <div className="ed-foot">{foot}</div>}
      </dialog>
    </>
  )
}

/** A small button with an icon, at the head of a panel. */
export function PanelTool({ icon, name, onPress }: { icon: IconName; name: string; onPress(): void }) {
  return (
    <button type="button" className="ed-ico" aria-label={name} onClick={onPress}>
      <EditorIcon name={icon} />
    </button>
  )
}

/** On a phone the panel covers the page: the eye lowers it to its title, the pencil brings it back. */
function PeekButton({ desk, shown, peeking }: { desk: Desk; shown(): HTMLElement | null; peeking: boolean }) {
  function toggle() {
    desk.peek(!peeking)
    const section = shown()
    if (!peeking && section) requestAnimationFrame(() => bringInSight(section))
  }
  return (
    <button type="button" className="ed-ico ed-peek" aria-label={peeking ? 'Back to editing' : 'Look at the page'} onClick={toggle}>
      <EditorIcon name={peeking ? 'pencil' : 'eye'} />
    </button>
  )
}
