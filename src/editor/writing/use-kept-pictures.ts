import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useEditingForm } from '../inputs/editing-form.ts'
import { tabOf } from '../saving/draft-slots.ts'
import { ownerOf, picturesOnDevice } from './kept-pictures.ts'
import { behindBlock } from './pending-picture-marks.ts'

export type PictureToSend = {
  file: File
  /** Said while it was on its way. */ alt: string | null
  /** The block it was put behind, and when it was chosen. */ block: number
  at: number
}

type Needs = {
  onTheWay: RefObject<ReadonlyMap<string, PictureToSend>>
  /** Of a part of a longer text: so many blocks are before it. */
  partBehind: number | undefined
  /** Sets one on its way that was left. */
  begin(editor: Editor, id: string, picture: Omit<PictureToSend, 'block'>, near: number): void
}

/** Pictures on their way into a text are kept on this device until they arrive; what a tab that is gone had not sent begins again. */
export function useKeptPictures(editor: Editor | undefined, { onTheWay, partBehind, begin }: Needs) {
  const { desk, thing, state } = useEditingForm()
  const [onDevice] = useState(() => picturesOnDevice())
  /** What is new goes by another name once it is saved. */
  const of = ownerOf(desk.data, thing)
  /** The tabs whose drafts are offered: what was on its way beside such words waits until they are used. */
  const offered = state.left.map(({ slot }) => tabOf(slot)).join(' ')

  function keep(id: string, under = of) {
    const coming = onTheWay.current.get(id)
    if (!coming) return
    const { block, at, file, alt } = coming
    void onDevice.keep({ id, of: under, block: (partBehind ?? 0) + block, at, file, alt })
  }

  // What is called later is what was rendered last.
  const latest = useRef({ of, begin, keep })
  useEffect(() => {
    latest.current = { of, begin, keep }
  })

  useEffect(() => () => onDevice.letGo(), [onDevice])

  // Begun again about where it was.
  const isPart = partBehind !== undefined
  useEffect(() => {
    if (!editor || isPart) return
    let isSo = true
    const beside = offered.split(' ')
    void onDevice.left(latest.current.of).then((left) => {
      if (!isSo) return
      for (const { id, block, file, alt, at, tab } of left)
        if (!beside.includes(tab)) latest.current.begin(editor, id, { file, alt, at }, behindBlock(editor, block))
    })
    return () => void (isSo = false)
  }, [editor, isPart, onDevice, offered])

  useEffect(() => {
    for (const id of onTheWay.current.keys()) latest.current.keep(id, of)
  }, [of, onTheWay])

  return {
    /** A dialog may have been opened before a new thing had its own key. */
    keep: (id: string) => latest.current.keep(id),
    forget: (id: string) => void onDevice.forget(id),
  }
}
