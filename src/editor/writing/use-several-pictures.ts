import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useEditingForm } from '../inputs/editing-form.ts'
import { newKey } from '../saving/browser-ports.ts'
import { useAskBeforeLeaving } from '../uploads/ask-before-leaving.ts'
import { isPictureFile } from '../uploads/fit-to-send.ts'
import { fileWords } from '../uploads/send-file.ts'
import { problemOfFiles, uploadPicture } from '../uploads/upload-picture.ts'
import { pauseBefore } from '../saving/pause-before.ts'
import { tabOf } from '../saving/draft-slots.ts'
import { ownerOf, picturesOnDevice } from './pictures-left.ts'
import { beginPlace, behindBlock, endPlace } from './pictures-on-the-way.ts'
import { pictureInText } from './writing-picture.ts'

export function problemOfPictures(files: readonly File[]): string | undefined {
  return files.some((file) => !file.type.startsWith('image/') && !isPictureFile(file)) ? onlyImages : problemOfFiles(files)
}

const onlyImages = 'You could only upload images.'

/** Of several that were chosen in one moment, each a little later than the one before. */
const chosenAt = (index: number) => Date.now() + index

type OnTheWay = {
  file: File
  look: HTMLElement
  /** Said while it was on its way. */ alt: string | null
  block: number
  at: number
  isGoing?: boolean
  /** Until it is tried again. */ pause?: ReturnType<typeof setTimeout>
}

/**
 * Any number of pictures on their way into the text, each with its place in it, while somebody goes on writing. Where only a
 * part of the text is written, so many blocks behind its beginning, what was left goes on its way in the text and not here.
 */
export function useSeveralPictures(editor: Editor | undefined, partBehind?: number) {
  const form = useEditingForm()
  const [trouble, setTrouble] = useState('')
  const onTheWay = useRef(new Map<string, OnTheWay>())
  /** Where each picture went that has arrived, for what is said of it later. */
  const arrived = useRef(new Map<string, string>())
  const waiting = useRef<string[]>([])
  const [onDevice] = useState(() => picturesOnDevice())
  useAskBeforeLeaving(() => onTheWay.current.size > 0)

  /** What is new goes by another name once it is saved. */
  const of = ownerOf(form.desk.data, form.thing)
  /** The tabs whose drafts are offered: what was on its way beside such words waits until they are used. */
  const offered = form.state.left.map(({ slot }) => tabOf(slot)).join(' ')

  function keep(id: string, under = of) {
    const coming = onTheWay.current.get(id)
    if (!coming) return
    const { block, at, file, alt } = coming
    void onDevice.keep({ id, of: under, block: (partBehind ?? 0) + block, at, file, alt })
  }

  function forget(id: string) {
    onTheWay.current.delete(id)
    void onDevice.forget(id)
  }

  /** Answers what each is known by. */
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

  function begin(editor: Editor, id: string, picture: Pick<OnTheWay, 'file' | 'alt' | 'at'>, near: number) {
    const look = document.createElement('div')
    look.className = 'ed-coming'
    look.contentEditable = 'false'
    // What becomes of it is read out to whoever writes elsewhere.
    look.ariaLive = 'polite'
    onTheWay.current.set(id, { ...picture, look, block: beginPlace(editor, id, look, near) })
    keep(id)
    void bring(id)
  }

  /** `lost` says how often nobody answered so far, where it goes by itself. */
  async function bring(id: string, lost = 0): Promise<void> {
    const coming = onTheWay.current.get(id)
    if (!coming || coming.isGoing || !editor || editor.isDestroyed) return
    const { file, look } = coming
    clearTimeout(coming.pause)
    coming.isGoing = true
    const progress = document.createElement('progress')
    progress.setAttribute('aria-label', `Sending ${file.name}`)
    // What waits says so until it has come.
    if (lost === 0) look.replaceChildren(progress, `${fileWords(file)} is on its way`)
    form.uploading(1)
    const { status, answer, message, isLost } = await uploadPicture(file, (done) => {
      // Here it is whole; there it is still to be made ready.
      if (done < 1) progress.value = done
      else progress.removeAttribute('value')
    })
    form.uploading(-1)
    coming.isGoing = false
    // It was left out meanwhile.
    if (editor.isDestroyed || !onTheWay.current.has(id)) return
    if (answer) {
      const picture = { ...pictureInText(answer), alt: coming.alt }
      forget(id)
      arrived.current.set(id, picture.src)
      return endPlace(editor, id, picture)
    }
    if (status === 401) {
      form.run.tell({ is: 'signedOut' })
      waiting.current.push(id)
    }
    if (isLost) coming.pause = setTimeout(() => void latest.current.bring(id, lost + 1), pauseBefore(lost + 1))
    if (isLost && lost > 0) return
    look.replaceChildren(
      status === 401 ? `${file.name} waits until you are signed in again. ` : `${file.name}: ${message} `,
      button('Try again', () => {
        editor.commands.focus()
        void bring(id)
      }),
      button('Leave it out', () => {
        forget(id)
        endPlace(editor, id)
        editor.commands.focus()
      }),
    )
  }

  // What is called later is what was rendered last.
  const latest = useRef({ of, begin, keep, bring })
  useEffect(() => {
    latest.current = { of, begin, keep, bring }
  })

  useEffect(() => () => onDevice.letGo(), [onDevice])

  // What a tab that is gone had not sent is on its way again, about where it was.
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
  }, [of])

  const signedIn = form.state.step.at !== 'signedOut'
  useEffect(() => {
    if (!signedIn) return
    for (const id of waiting.current.splice(0)) void latest.current.bring(id)
  }, [signedIn])

  /** What the picture shows that is known by `id`, wherever it is by now. */
  function say(id: string, alt: string): void {
    const coming = onTheWay.current.get(id)
    if (coming) {
      coming.alt = alt
      // Its dialog may have opened before something new went by its own name.
      latest.current.keep(id)
    } else sayAt(-1, arrived.current.get(id) ?? '', alt)
  }

  /** What the figure at `position` shows, or the last one with that picture, should it have moved. */
  function sayAt(position: number, src: string, alt: string): void {
    if (!editor) return
    let at: number | undefined
    editor.state.doc.descendants((node, where) => {
      if (node.type.name === 'figure' && node.attrs.src === src && at !== position) at = where
    })
    if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'alt', alt))
  }

  return { send, say, sayAt, trouble }
}

/** It goes as it is pressed: whoever had it is in the words. */
function button(words: string, press: () => void): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'ed-link'
  made.textContent = words
  made.addEventListener('click', press)
  return made
}
