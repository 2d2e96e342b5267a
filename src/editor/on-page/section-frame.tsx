import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Frame } from '../../ui/live-sections.tsx'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { preparePanel } from '../panel/load-panel.ts'
import { pencilShift } from './pencil-place.ts'
import { roomAround } from './outline-room.ts'

/** The outline and the pencil around every editable section, and around every part of one that has a pencil of its own. */
export function sectionFrame(desk: Desk, onAlive: () => void): Frame {
  const frames = new Set<HTMLElement>()
  const giveAllRoom = () => frames.forEach(giveRoom)
  onRest(desk, () => requestAnimationFrame(giveAllRoom))
  document.fonts.addEventListener('loadingdone', giveAllRoom)
  return function SectionFrame({ section: key, part, children }) {
    const frame = useRef<HTMLDivElement>(null)
    const [name, setName] = useState('')
    const editor = desk.editorOf(key, part)
    const open = useSyncExternalStore(desk.subscribe, () => desk.isOpenBy(key, part))
    const draft = useSyncExternalStore(desk.find(key)?.run.subscribe ?? never, () => hasDraft(desk, key))

    useEffect(() => {
      onAlive()
      if (frame.current) setName(pencilName(frame.current, editor))
    }, [editor])

    // The outline and the pencil keep clear of what is in the section, however the page flows.
    useEffect(() => {
      const element = frame.current
      if (!element) return
      const observer = new ResizeObserver(() => giveRoom(element))
      observer.observe(element)
      frames.add(element)
      return () => {
        observer.disconnect()
        frames.delete(element)
      }
    }, [editor])

    if (!editor) return children
    return (
      <div className={`ed-section${open ? ' on' : ''}`} data-section={key} data-part={part} data-editor={editor} ref={frame}>
        <button
          type="button"
          className={`ed-pencil${draft ? ' has-draft' : ''}`}
          aria-label={`${name || editor}${draft ? ', a draft waits' : ''}`}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preparePanel}
          onFocus={preparePanel}
          // Painted in the same task as the click, so that the panel is there before the finger is up.
          onClick={() => flushSync(() => desk.open(key, 'edit', part))}
        >
          <EditorIcon name="pencil" />
          <span>{editor}</span>
        </button>
        {children}
      </div>
    )
  }
}

/**
 * Tells whenever nothing is open any more, and the page not seen as visitors do: pencils come back to words that may be others in as
 * many lines, here or above, which changes the size of nothing.
 */
function onRest(desk: Desk, tell: () => void) {
  const isAtRest = () => desk.get().view === null && !desk.get().asVisitor
  let atRest = isAtRest()
  desk.subscribe(() => {
    const before = atRest
    atRest = isAtRest()
    if (atRest && !before) tell()
  })
}

function giveRoom(frame: HTMLElement) {
  const say = (what: string, pixels: number) => frame.style.setProperty(`--ed-${what}`, `${Math.round(pixels)}px`)
  for (const [side, room] of Object.entries(roomAround(frame))) say(`room-${side}`, room)
  say('shift', 0)
  say('shift', pencilShift(frame))
}

/** The editor's name, and the section's heading where several on the page share that name. */
function pencilName(frame: HTMLElement, editor: string): string {
  const alike = [...document.querySelectorAll<HTMLElement>('.ed-section')].filter((each) => each.dataset.editor === editor)
  const heading = frame.querySelector('h1, h2, h3')?.textContent?.trim()
  return alike.length > 1 && heading ? `${editor}: ${heading}` : editor
}

function hasDraft(desk: Desk, key: string): boolean {
  const state = desk.find(key)?.run.state()
  return state !== undefined && (state.left.length > 0 || (!desk.isOpen(key) && desk.unsaved(key)))
}

const never = () => () => {}
