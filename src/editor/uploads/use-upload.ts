import { useEffect, useRef, useState } from 'react'
import { backAgain } from '../desk/use-again-when-back.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { signedInAgain } from './signed-in-again.ts'
import type { SentFile } from './send-file.ts'

export type Sending = {
  file: File
  /** Its address in this browser, to show it by. */
  blob: string
  done: number
  /** How often nobody answered: above 0 it waits for the line. */
  lost: number
}

type Upload<A> = {
  problemOf: (files: readonly File[]) => string | undefined
  send: (file: File, onProgress: (done: number) => void) => Promise<SentFile<A>>
  kept: (answer: A, file: File) => void
}

/**
 * One file at a time on its way from an input, for as long as it takes: how far it is, and what went wrong with the last one. It goes on
 * where its input is shown no longer, in a row that was closed or beside the history; whoever closes the form is asked.
 */
export function useUpload<A>({ problemOf, send, kept }: Upload<A>) {
  const form = useEditingForm()
  const [sending, setSending] = useState<Sending | null>(null)
  const [trouble, setTrouble] = useState('')
  const wanted = useRef<File>(undefined)
  /** Ends what waits for the one that is wanted: the form, and whoever leaves the page. */
  const letGo = useRef(() => {})
  // Whatever was written beside it meanwhile stays.
  const latest = useRef(kept)
  useEffect(() => void (latest.current = kept))

  function upload(files: readonly File[]) {
    if (files.length === 0 || (sending && sending.lost === 0)) return
    const problem = problemOf(files)
    setTrouble(problem ?? '')
    if (problem) return
    leaveOut()
    const [file] = files
    const ends = [form.waitFor(file, leaveOut), askBeforeLeaving()]
    letGo.current = () => ends.forEach((end) => end())
    wanted.current = file
    show(file)
    void bring(file)
  }

  /** `lost` says how often nobody answered so far. */
  async function bring(file: File, lost = 0): Promise<void> {
    const { status, answer, message, isLost } = await send(file, (done) => setSending((now) => now && { ...now, done }))
    if (wanted.current !== file) return
    if (isLost) {
      setSending((now) => now && { ...now, done: 0, lost: lost + 1 })
      setTrouble(message)
      await backAgain(lost + 1)
      return bringStill(file, lost + 1)
    }
    if (status === 401 && isSignedOut()) {
      show(null)
      await signedInAgain(form.run)
      if (wanted.current === file) show(file)
      return bringStill(file)
    }
    leaveOut()
    if (answer) latest.current(answer, file)
    else setTrouble(message)
  }

  const bringStill = (file: File, lost?: number) => (wanted.current === file ? bring(file, lost) : undefined)

  function isSignedOut(): boolean {
    form.run.tell({ is: 'signedOut' })
    return form.run.state().step.at === 'signedOut'
  }

  /** Nothing is on its way any more; an answer to what still is comes to nobody. */
  function leaveOut() {
    wanted.current = undefined
    letGo.current()
    show(null)
  }

  function show(file: File | null) {
    const shown = file && { file, blob: URL.createObjectURL(file), done: 0, lost: 0 }
    setTrouble('')
    setSending((now) => {
      if (now) URL.revokeObjectURL(now.blob)
      return shown
    })
  }

  return { sending, trouble, upload, leaveOut }
}
