import type { Editor } from '@tiptap/core'
import { useRef, useState } from 'react'
import { newKey } from '../saving/browser-ports.ts'
import { useAskBeforeLeaving } from '../uploads/ask-before-leaving.ts'
import { isPictureFile } from '../uploads/fit-to-send.ts'
import { problemOfFiles } from '../uploads/upload-picture.ts'
import { pendingPictureView } from './pending-picture-view.ts'
import { beginPlace, endPlace } from './pending-picture-marks.ts'
import { usePictureUpload, type PictureBeingSent } from './use-picture-upload.ts'
import { useKeptPictures, type PictureToSend } from './use-kept-pictures.ts'
import type { WritingPicture } from './writing-picture.ts'

/** Why these files cannot go into a text; undefined where they can. */
export function problemOfPictures(files: readonly File[]): string | undefined {
  return files.some((file) => !file.type.startsWith('image/') && !isPictureFile(file)) ? onlyImages : problemOfFiles(files)
}

const onlyImages = 'You could only upload images.'

/** Of several that were chosen in one moment, each a little later than the one before. */
const chosenAt = (index: number) => Date.now() + index

/**
 * Any number of pictures on their way into the text, each with its place in it, while somebody goes on writing. Where only a
 * part of the text is written, so many blocks behind its beginning, what was left goes on its way in the text and not here.
 */
export function useSeveralPictures(editor: Editor | undefined, partBehind?: number) {
  const [trouble, setTrouble] = useState('')
  const onTheWay = useRef(new Map<string, PictureBeingSent>())
  /** Where each picture went that has arrived, for what is said of it later. */
  const arrived = useRef(new Map<string, string>())
  useAskBeforeLeaving(() => onTheWay.current.size > 0)
  const device = useKeptPictures(editor, { onTheWay, partBehind, begin })
  const bring = usePictureUpload(editor, onTheWay, end)

  /** Returns the id of each. */
  function send(files: readonly File[], at: number): string[] {
    if (!editor) return []
    const problem = files.map((file) => problemOfPictures([file])).find(Boolean)
    setTrouble(problem ?? '')
    const pictures = files.filter((file) => problemOfPictures([file]) === undefined)
    return pictures.map((file, index) => {
      const id = newKey()
      begin(editor, id, { file, alt: null, at: chosenAt(index) }, at)
      return id
    })
  }

  function begin(into: Editor, id: string, picture: Omit<PictureToSend, 'block'>, near: number) {
    const look = pendingPictureView(picture.file)
    onTheWay.current.set(id, { ...picture, look, block: beginPlace(into, id, look.element, near) })
    device.keep(id)
    void bring(id)
  }

  /** It has arrived, or was left out. */
  function end(of: Editor, id: string, picture?: WritingPicture) {
    if (picture) arrived.current.set(id, picture.src)
    onTheWay.current.delete(id)
    device.forget(id)
    endPlace(of, id, picture)
  }

  /** What the picture shows that is known by `id`, wherever it is by now. */
  function say(id: string, alt: string): void {
    const coming = onTheWay.current.get(id)
    if (!coming) return sayAt(-1, arrived.current.get(id) ?? '', alt)
    coming.alt = alt
    device.keep(id)
  }

  /** What the figure at `position` shows, or the last one with that picture, should it have moved. */
  function sayAt(position: number, src: string, alt: string): void {
    if (editor) sayOfFigure(editor, { position, src }, alt)
  }

  return { send, say, sayAt, trouble }
}

function sayOfFigure(editor: Editor, { position, src }: { position: number; src: string }, alt: string): void {
  let at: number | undefined
  editor.state.doc.descendants((node, where) => {
    if (node.type.name === 'figure' && node.attrs.src === src && at !== position) at = where
  })
  if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'alt', alt))
}
