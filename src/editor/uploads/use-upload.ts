import { useEffect, useRef, useState } from 'react'
import { useAgainWhenBack } from '../desk/use-again-when-back.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { useAskBeforeLeaving } from './ask-before-leaving.ts'
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

/** One file at a time on its way from an input, for as long as it takes: how far it is, and what went wrong with the last one. */
export function useUpload<A>({ problemOf, send, kept }: Upload<A>) {
  const form = useEditingForm()
  const [sending, setSending] = useState<Sending | null>(null)
  const [trouble, setTrouble] = useState('')
  const unsent = useRef<File[]>([])
  const wanted = useRef<File>(undefined)
  const lost = sending?.lost ?? 0
  useAskBeforeLeaving(() => sending !== null || unsent.current.length > 0)

  function upload(files: readonly File[]) {
    if (files.length === 0 || (sending && lost === 0)) return
    const problem = problemOf(files)
    setTrouble(problem ?? '')
    if (problem) return
    leaveOut()
    const [file] = files
    wanted.current = file
    setSending({ file, blob: URL.createObjectURL(file), done: 0, lost: 0 })
    void bring(file)
  }

  async function bring(file: File) {
    form.uploading(1)
    const { status, answer, message, isLost } = await send(file, (done) => setSending((now) => now && { ...now, done }))
    form.uploading(-1)
    if (wanted.current !== file) return
    if (isLost) {
      setSending((now) => now && { ...now, done: 0, lost: now.lost + 1 })
      return setTrouble(message)
    }
    leaveOut()
    if (status === 401) {
      form.run.tell({ is: 'signedOut' })
      // It goes on its way by itself once somebody is signed in again.
      if (form.run.state().step.at === 'signedOut') return void (unsent.current = [file])
    }
    if (!answer) return setTrouble(message)
    kept(answer, file)
  }

  /** Nothing is on its way any more; an answer to what still is comes to nobody. */
  function leaveOut() {
    wanted.current = undefined
    setTrouble('')
    setSending((now) => {
      if (now) URL.revokeObjectURL(now.blob)
      return null
    })
  }

  useAgainWhenBack(lost, () => sending && void bring(sending.file))
  // Saving waits for it as long as it is to come.
  const { uploading } = form
  const count = useRef(uploading)
  useEffect(() => void (count.current = uploading))
  const isWaiting = lost > 0
  useEffect(() => {
    if (!isWaiting) return
    count.current(1)
    return () => count.current(-1)
  }, [isWaiting])

  const signedIn = form.state.step.at !== 'signedOut'
  const sendAgain = useRef(upload)
  useEffect(() => void (sendAgain.current = upload))
  useEffect(() => {
    if (!signedIn) return
    const files = unsent.current
    unsent.current = []
    sendAgain.current(files)
  }, [signedIn])

  return { sending, trouble, upload, leaveOut }
}
