import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { bringInSight, frameOf, keepInPlace } from '../on-page/section-in-sight.ts'
import { isSaveKey } from '../on-page/shortcuts.ts'
import { keepTabInside, quietPage } from './focus-inside.ts'
import { showField } from './show-field.ts'

type Framed = {
  /** Whose frame on the page the panel belongs to; none for the whole page. */
  frame: string | undefined
  part: string | undefined
}

/** Makes room for the panel beside the page: what is edited is in sight, everything else of the page is out of reach. */
export function usePageBeside({ panel, frame, part, wide }: Framed & { panel: RefObject<HTMLElement | null>; wide: boolean }) {
  useLayoutEffect(() => {
    document.body.classList.add('ed-open', ...(wide ? ['ed-wide'] : []))
    const shown = frame ? frameOf(frame, part) : null
    // The page has just become narrower or wider, so the section is elsewhere.
    if (shown) bringInSight(shown)
    return () => keepInPlace(shown, () => document.body.classList.remove('ed-open', 'ed-wide'))
  }, [wide, frame, part])

  useEffect(() => {
    const undo = [quietPage(frame ? frameOf(frame, part) : null), ...(panel.current ? [keepTabInside(panel.current)] : [])]
    return () => {
      for (const step of undo) step()
    }
  }, [panel, frame, part])
}

/** The focus goes to the heading when the panel opens, and back to the pencil when it closes. */
export function useFocusAndBack(heading: RefObject<HTMLElement | null>, { frame, part }: Framed) {
  const opener = useRef<HTMLElement>(null)
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
  }, [heading])
}

/** Whoever goes by keys sees where they are; for anybody else the page stays as it is. */
function goBackTo(opener: HTMLElement) {
  opener.focus({ preventScroll: true })
  if (opener.matches(':focus-visible')) opener.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** What is said under the field that has the focus stays in sight when the foot grows, or the window gets lower. */
export function useFocusInSight(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const body = panel.current?.querySelector('.ed-body')
    if (!body) return
    const observer = new ResizeObserver(() => {
      const { activeElement } = document
      if (activeElement && body.contains(activeElement)) showField(activeElement)
    })
    observer.observe(body)
    return () => observer.disconnect()
  }, [panel])
}

/** Ctrl S saves; Esc and a click on what covers the page close. */
export function usePanelKeys({ onSave, onClose }: { onSave(): void; onClose(): void }) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (isSaveKey(event)) {
        event.preventDefault()
        onSave()
      }
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || document.querySelector(':modal')) return
      // Or the same key would dismiss the question that is asked now.
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
}
