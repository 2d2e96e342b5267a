import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Leaf } from '../../fields/field.ts'
import { rowOfPath, valueAt } from '../saving/field-paths.ts'
import { previewContent } from './preview-content.ts'
import { frameOf, showBox } from './section-in-sight.ts'
import { roomAround } from './outline-room.ts'
import { elementOf, newRowOf } from './words-on-page.ts'

type Box = { left: number; top: number; width: number; height: number }

type Props = {
  /** Whose frame on the page is marked. */
  frame: string
  record: AnyRecord
  /** The part of it that is marked, where that is not all. */
  part?: string | undefined
  /** What the page shows in it now. */
  content: AnyContent
  /** Who sees it: "Preview: only you see this". */
  tab: string
  /** Places in the content to be marked: the open row, or what two people changed. */
  fieldPaths?: readonly string[]
  disputed?: boolean
}

/**
 * Paper over everything but the section, and an outline with a tab around it. Drawn over the page rather than in it,
 * with a hole where the section is, so that no layer or ground of a page can hide it.
 */
export function SectionMark({ frame: key, record, part, content, tab, fieldPaths = nowhere, disputed = false }: Props) {
  const [box, setBox] = useState<Box>()
  const [marks, setMarks] = useState<(Box & { fieldPath: string })[]>([])
  const wanted = fieldPaths.join(' ')
  const looked = useRef('')

  useLayoutEffect(() => {
    const frame = frameOf(key, part)
    if (!frame) return
    const measure = () => setBox((now) => sameOr<Box | undefined>(now, boxAround(frame)))
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [frame, document.body]) observer.observe(element)
    return () => observer.disconnect()
  }, [key, part])

  // After the paint, so that looking for the row never delays a letter; again when the section has another size.
  useEffect(() => {
    const frame = frameOf(key, part)
    if (!frame || !box) return
    const later = requestAnimationFrame(() => {
      const leaves = record.leaves(content)
      const found = wanted.split(' ').flatMap((fieldPath) => {
        const element = elementOf(frame, leavesAt(leaves, fieldPath)) ?? newRow(frame, { record, content }, fieldPath)
        // What is behind a tab comes forward before it is measured.
        element?.dispatchEvent(new Event('beforematch', { bubbles: true }))
        return element ? [{ ...boxOf(element), fieldPath }] : []
      })
      setMarks((now) => sameOr(now, found))
      // A row that was just opened is brought into sight; while it is typed in, the page stays still.
      if (looked.current !== wanted && found[0]) showBox(found[0])
      // The form of a row that is nowhere on the page yet: with its first letter it is.
      if (found[0] || wanted === '') looked.current = wanted
    })
    return () => cancelAnimationFrame(later)
  }, [key, record, part, content, wanted, box])

  // Of what is nowhere on the page nothing can be marked.
  if (!box) return <div className="ed-veil all" />
  const page = document.documentElement
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  const hole = `${box.left}px ${box.top}px, ${right}px ${box.top}px, ${right}px ${bottom}px, ${box.left}px ${bottom}px, ${box.left}px ${box.top}px`
  return (
    <>
      <div
        className="ed-veil"
        style={{ height: page.scrollHeight, clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${hole})` }}
      />
      <div className="ed-mark" data-tab={tab} style={box} aria-hidden="true" />
      {marks.map(({ fieldPath, ...mark }) => (
        <div className={disputed ? 'ed-rowmark fight' : 'ed-rowmark'} key={fieldPath} style={mark} aria-hidden="true" />
      ))}
    </>
  )
}

const leavesAt = (leaves: Leaf[], fieldPath: string) => leaves.filter(({ path }) => path === fieldPath || path.startsWith(`${fieldPath}.`))

/** Where the page shows a row nobody has written in. */
function newRow(frame: Element, { record, content }: Pick<Props, 'record' | 'content'>, fieldPath: string): Element | undefined {
  const { list, id } = rowOfPath(fieldPath) ?? {}
  const rows = list === undefined ? undefined : valueAt(content, list)
  if (!Array.isArray(rows)) return undefined
  const before = (rows as { id: string }[])[rows.findIndex((row: { id: string }) => row.id === id) - 1]
  const leaves = record.leaves(previewContent(record.fields, content))
  return newRowOf(frame, before ? leavesAt(leaves, `${list}#${before.id}`) : [], leavesAt(leaves, fieldPath))
}

/** The section with air around what is in it. */
function boxAround(frame: Element): Box {
  const { left, top, width, height } = boxOf(frame)
  const room = roomAround(frame)
  return {
    left: Math.round(left - room.left),
    top: Math.round(top - room.top),
    width: Math.round(width + room.left + room.right),
    height: Math.round(height + room.top + room.bottom),
  }
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: Math.round(left + window.scrollX),
    top: Math.round(top + window.scrollY),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const sameOr = <T,>(now: T, next: T) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)
const nowhere: readonly string[] = []
