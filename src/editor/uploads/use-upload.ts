import { useEffect, useRef, useState } from 'react'
import { useEditingForm } from '../inputs/editing-form.ts'
import { useAskBeforeLeaving } from './ask-before-leaving.ts'
import type { SentFile } from './send-file.ts'

type Sending = { file: File; /** Its address in this browser, to show it by. */ blob: string; done: number }

type Upload<A> = {
  problemOf: (files: readonly File[]) => string | undefined
  send: (file: File, onProgress: (done: number) => void) => Promise<SentFile<A>>
  kept: (answer: A, file: File) => void
}

/** One file at a time on its way from an input: how far it is, and what went wrong with the last one. */
export function useUpload<A>({ problemOf, send, kept }: Upload<A>) {
  const form = useEditingForm()
  const [sending, setSending] = useState<Sending | null>(null)
  const [trouble, setTrouble] = useState('')
  const unsent = useRef<File[]>([])
  useAskBeforeLeaving(() => sending !== null || unsent.current.length > 0)

  async function upload(files: readonly File[]) {
    if (files.length === 0 || sending) return
    const problem = problemOf(files)
    setTrouble(problem ?? '')
    if (problem) return
    const [file] = files
    const blob = URL.createObjectURL(file)
    setSending({ file, blob, done: 0 })
    form.uploading(1)
    const { status, answer, message } = await send(file, (done) => setSending((now) => now && { ...now, done }))
    URL.revokeObjectURL(blob)
    setSending(null)
    form.uploading(-1)
    if (status === 401) {
      form.run.tell({ is: 'signedOut' })
      // It goes on its way by itself once somebody is signed in again.
      if (form.run.state().step.at === 'signedOut') return void (unsent.current = [file])
    }
    if (!answer) return setTrouble(message)
    kept(answer, file)
  }

  const signedIn = form.state.step.at !== 'signedOut'
  const sendAgain = useRef(upload)
  useEffect(() => void (sendAgain.current = upload))
  useEffect(() => {
    if (!signedIn) return
    const files = unsent.current
    unsent.current = []
    void sendAgain.current(files)
  }, [signedIn])

  return { sending, trouble, upload: (files: readonly File[]) => void upload(files) }
}
