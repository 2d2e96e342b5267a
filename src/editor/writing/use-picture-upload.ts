import type { Editor } from '@tiptap/core'
import { useEffect, useRef, type RefObject } from 'react'
import { useEditingForm } from '../inputs/editing-form.ts'
import { pauseBefore } from '../saving/pause-before.ts'
import { uploadPicture } from '../uploads/upload-picture.ts'
import type { pendingPictureView } from './pending-picture-view.ts'
import type { PictureToSend } from './use-kept-pictures.ts'
import { pictureInText, type WritingPicture } from './writing-picture.ts'

export type PictureBeingSent = PictureToSend & {
  look: ReturnType<typeof pendingPictureView>
  isGoing?: boolean
  /** Until it is tried again. */ pause?: ReturnType<typeof setTimeout>
}

type End = (editor: Editor, id: string, picture?: WritingPicture) => void

/** Uploads a picture of the text until it has arrived: again by itself where nobody answers, when asked to, or once somebody is signed in. */
export function usePictureUpload(editor: Editor | undefined, onTheWay: RefObject<ReadonlyMap<string, PictureBeingSent>>, end: End) {
  const form = useEditingForm()
  const waiting = useRef<string[]>([])

  /** `lost` counts the tries that got no answer so far, where it is tried again by itself. */
  async function bring(id: string, lost = 0): Promise<void> {
    const coming = onTheWay.current.get(id)
    if (!coming || coming.isGoing || !editor || editor.isDestroyed) return
    const { file, look } = coming
    clearTimeout(coming.pause)
    coming.isGoing = true
    // What waits says so until it has come.
    const tell = lost === 0 ? look.sending() : () => {}
    form.uploading(1)
    const { status, answer, message, isLost } = await uploadPicture(file, tell)
    form.uploading(-1)
    coming.isGoing = false
    // It was left out meanwhile.
    if (editor.isDestroyed || !onTheWay.current.has(id)) return
    if (answer) return end(editor, id, { ...pictureInText(answer), alt: coming.alt })
    if (status === 401) {
      form.run.tell({ is: 'signedOut' })
      waiting.current.push(id)
    }
    if (isLost) coming.pause = setTimeout(() => void latest.current(id, lost + 1), pauseBefore(lost + 1))
    if (isLost && lost > 0) return
    look.stuck(status === 401 ? `${file.name} waits until you are signed in again.` : `${file.name}: ${message}`, {
      tryAgain() {
        editor.commands.focus()
        void bring(id)
      },
      leaveOut() {
        end(editor, id)
        editor.commands.focus()
      },
    })
  }

  // What is called later is what was rendered last.
  const latest = useRef(bring)
  useEffect(() => void (latest.current = bring))

  const signedIn = form.state.step.at !== 'signedOut'
  useEffect(() => {
    if (!signedIn) return
    for (const id of waiting.current.splice(0)) void latest.current(id)
  }, [signedIn])

  return bring
}
