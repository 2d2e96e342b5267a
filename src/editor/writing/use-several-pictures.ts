import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { useEditingForm } from '../inputs/editing-form.ts'
import { newKey } from '../saving/browser-ports.ts'
import { problemOfFiles, uploadPicture } from '../uploads/upload-picture.ts'
import { beginPlace, endPlace } from './pictures-on-the-way.ts'
import { pictureInText } from './writing-picture.ts'

export function problemOfPictures(files: readonly File[]): string | undefined {
  return files.some(({ type }) => !type.startsWith('image/')) ? onlyImages : problemOfFiles(files)
}

const onlyImages = 'You could only upload images.'

type OnTheWay = { file: File; look: HTMLElement; /** Said while it was on its way. */ alt: string | null }

/** Any number of pictures on their way into the text, each with its place in it, while somebody goes on writing. */
export function useSeveralPictures(editor: Editor | undefined) {
  const form = useEditingForm()
  const [trouble, setTrouble] = useState('')
  const onTheWay = useRef(new Map<string, OnTheWay>())
  /** Where each picture went that has arrived, for what is said of it later. */
  const arrived = useRef(new Map<string, string>())
  const waiting = useRef<string[]>([])

  /** Answers what each is known by. */
  function send(files: readonly File[], at: number): string[] {
    if (!editor) return []
    const problem = files.map((file) => problemOfPictures([file])).find(Boolean)
    setTrouble(problem ?? '')
    const pictures = files.filter((file) => problemOfPictures([file]) === undefined)
    return pictures.map((file) => {
      const id = newKey()
      const look = document.createElement('div')
      look.className = 'ed-coming'
      look.contentEditable = 'false'
      onTheWay.current.set(id, { file, look, alt: null })
      beginPlace(editor, id, look, at)
      void bring(id)
      return id
    })
  }

  async function bring(id: string): Promise<void> {
    const coming = onTheWay.current.get(id)
    if (!coming || !editor) return
    const { file, look } = coming
    const progress = document.createElement('progress')
    progress.setAttribute('aria-label', `Sending ${file.name}`)
    look.replaceChildren(progress, file.name)
    form.uploading(1)
    const { status, answer, message } = await uploadPicture(file, (done) => (progress.value = done))
    form.uploading(-1)
    if (editor.isDestroyed) return
    if (answer) {
      const picture = { ...pictureInText(answer), alt: coming.alt }
      onTheWay.current.delete(id)
      arrived.current.set(id, picture.src)
      return endPlace(editor, id, picture)
    }
    if (status === 401) {
      form.run.tell({ is: 'signedOut' })
      waiting.current.push(id)
    }
    look.replaceChildren(
      status === 401 ? `${file.name} waits until you are signed in again. ` : `${file.name}: ${message} `,
      button('Try again', () => void bring(id)),
      button('Leave it out', () => {
        onTheWay.current.delete(id)
        endPlace(editor, id)
      }),
    )
  }

  const signedIn = form.state.step.at !== 'signedOut'
  const again = useRef(bring)
  useEffect(() => void (again.current = bring))
  useEffect(() => {
    if (!signedIn) return
    for (const id of waiting.current.splice(0)) void again.current(id)
  }, [signedIn])

  /** What the picture shows that is known by `id`, wherever it is by now. */
  function say(id: string, alt: string): void {
    const coming = onTheWay.current.get(id)
    if (coming) coming.alt = alt
    else sayAt(-1, arrived.current.get(id) ?? '', alt)
  }

  /** What the figure at `position` shows, or the last one with that picture, should it have moved. */
  function sayAt(position: number, src: string, alt: string): void {
    if (!editor) return
    let at = -1
    editor.state.doc.descendants((node, where) => {
      if (node.type.name === 'figure' && node.attrs.src === src && at !== position) at = where
    })
    if (at >= 0) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'alt', alt))
  }

  return { send, say, sayAt, trouble }
}

function button(words: string, press: () => void): HTMLElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'ed-link'
  made.textContent = words
  made.addEventListener('click', press)
  return made
}
