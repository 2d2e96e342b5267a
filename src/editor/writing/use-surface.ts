import { useEffect, useReducer, useRef, useState, type RefObject } from 'react'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { createSurface, type Surface } from './writing-surface.ts'

type Needs = {
  mount: RefObject<HTMLElement | null>
  html: string
  /** What is there at this moment: whoever types fast is ahead of what was rendered. */
  now(): string
  /** What names and describes the words for screen readers, their id too. */
  attributes: Record<string, string>
  /** It is to have the focus from the start. */
  focused: boolean
  offers: RichOffers
  onWritten(html: string, blocks: string[]): void
  /** Pictures that were pasted or dropped. */
  onFiles(files: readonly File[], at: number): void
  onPicture(position: number): void
  onLink(): void
  onTools(): void
}

const leftOutWords = (pictures: number) =>
  pictures === 1
    ? 'A picture did not come along. Put it in with the button "Picture".'
    : `${pictures} pictures did not come along. Put them in with the button "Picture".`

/** Where the words are written, in the element of `mount`: made once, and told whatever becomes of them elsewhere. Null until it is there. */
export function useSurface({ mount, html, attributes, offers, focused, ...calls }: Needs): Surface | null {
  const [surface, setSurface] = useState<Surface | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const { desk, state } = useEditingForm()
  /** Words that come with another revision are somebody else's. */
  const shown = useRef(state.saved.revision)

  // What the surface calls is what was rendered last, while the surface itself stays.
  const latest = useRef(calls)
  useEffect(() => {
    latest.current = calls
  })

  useEffect(() => {
    if (!mount.current) return
    const made = createSurface({
      mount: mount.current,
      html,
      attributes,
      offers,
      onWritten: (written, blocks) => latest.current.onWritten(written, blocks),
      onMoved: redraw,
      onFiles: (files, at) => latest.current.onFiles(files, at),
      onLeftOut: (pictures) => desk.toast(leftOutWords(pictures)),
      onPicture: (position) => latest.current.onPicture(position),
      onLink: () => latest.current.onLink(),
      onTools: () => latest.current.onTools(),
    })
    setSurface(made)
    if (focused) made.editor.commands.focus()
    return () => made.editor.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- made once; other words reach it through show()
  }, [])

  const { revision } = state.saved
  useEffect(() => {
    surface?.show(latest.current.now(), revision !== shown.current)
    shown.current = revision
  }, [surface, html, revision])
  const described = JSON.stringify(attributes)
  useEffect(() => surface?.describe(JSON.parse(described)), [surface, described])
  return surface
}
