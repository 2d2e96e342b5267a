import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon, type IconName } from '../editor-icon.tsx'
import { showField } from './show-field.ts'
import { keepTabInside, quietPage } from './focus-inside.ts'
import { bringInSight, frameOf, keepInPlace } from '../on-page/section-in-sight.ts'
import { isSaveKey } from '../on-page/shortcuts.ts'
import { useDesk } from '../desk/use-desk.ts'

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
  const opener = useRef<HTMLElement>(null)
  const { peeking } = useDesk(desk)
  const id = useId()
  const shownPart = wide ? undefined : part

  useLayoutEffect(() => {
    document.body.classList.add('ed-open', ...(wide ? ['ed-wide'] : []))
    const shown = frame ? frameOf(frame, shownPart) : null
    // The page has just become narrower or wider, so the section is elsewhere.
    if (shown) bringInSight(shown)
    return () => keepInPlace(shown, () => document.body.classList.remove('ed-open', 'ed-wide'))
  }, [wide, frame, shownPart])

  useEffect(() => {
    const undo = [quietPage(frame ? frameOf(frame, shownPart) : null), ...(panel.current ? [keepTabInside(panel.current)] : [])]
    return () => {
      for (const step of undo) step()
    }
  }, [frame, shownPart])

  useEffect(() => {
    opener.current = frame ? frameOf(frame, part) : null
  }, [frame, part])

  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      const pencil = opener.current?.querySelector<HTMLElement>(':scope > .ed-pencil') ?? before
      if (pencil instanceof HTMLElement) goBackTo(pencil)
    }
  }, [])

  // What is said under the field that has the focus stays in sight when the foot grows, or the window gets lower.
  useEffect(() => {
    const body = panel.current?.querySelector('.ed-body')
    if (!body) return
    const observer = new ResizeObserver(() => {
      const { activeElement } = document
      if (activeElement && body.contains(activeElement)) showField(activeElement)
    })
    observer.observe(body)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isSaveKey(event)) {
        event.preventDefault()
        onSave()
      }
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || document.querySelector(':modal')) return
      // Or the browser would wave away with it what is asked now.
      event.preventDefault()
      onClose()
    }
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.matches('.ed-veil')) onClose()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  })

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

/** Whoever goes by keys sees where they are; for anybody else the page stays as it is. */
function goBackTo(opener: HTMLElement) {
  opener.focus({ preventScroll: true })
  if (opener.matches(':focus-visible')) opener.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

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
