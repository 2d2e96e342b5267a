import { useEffect, useRef, useSyncExternalStore } from 'react'
import { whenToRetry } from '../desk/use-retry-when-online.ts'
import { useEditingForm } from '../inputs/editing-form.ts'
import { signedInAgain } from './signed-in-again.ts'
import type { SentFile } from './send-file.ts'

type Upload<A> = {
  problemOf: (files: readonly File[]) => string | undefined
  send: (file: File, onProgress: (done: number) => void) => Promise<SentFile<A>>
  kept: (answer: A, file: File) => void
}

/**
 * One file at a time on its way from the input of that id, for as long as it takes: how far it is, and what went wrong with the last one. It
 * goes on where its input is shown no longer, in a row that was closed or beside the history; whoever closes the form is asked.
 */
export function useUpload<A>(id: string, { problemOf, send, kept }: Upload<A>) {
  const { files, run } = useEditingForm()
  const { sending, trouble } = useSyncExternalStore(files.subscribe, () => files.at(id))
  // Whatever was written beside it meanwhile stays.
  const latest = useRef(kept)
  useEffect(() => void (latest.current = kept))
  useEffect(() => () => files.hidden(id), [files, id])

  function upload(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const problem = problemOf(chosen)
    files.say(id, problem ?? '')
    if (problem) return
    const [file] = chosen
    files.begin(id, file)
    void bring(file)
  }

  /** `lost` counts the tries that got no answer so far. */
  async function bring(file: File, lost = 0): Promise<void> {
    const { status, answer, message, isLost } = await send(file, (done) => files.tell(id, file, { done }))
    if (!files.isOnTheWay(id, file)) return
    if (isLost) {
      files.tell(id, file, { done: 0, lost: lost + 1 })
      files.say(id, message)
      await whenToRetry(lost + 1)
      return bringStill(file, lost + 1)
    }
    if (status === 401 && isSignedOut()) {
      files.tell(id, file, { held: true })
      files.say(id, '')
      await signedInAgain(run)
      files.tell(id, file, { held: false, done: 0, lost: 0 })
      return bringStill(file)
    }
    files.leaveOut(id)
    if (answer) latest.current(answer, file)
    else files.say(id, message)
  }

  const bringStill = (file: File, lost?: number) => (files.isOnTheWay(id, file) ? bring(file, lost) : undefined)

  function isSignedOut(): boolean {
    run.tell({ is: 'signedOut' })
    return run.state().step.at === 'signedOut'
  }

  return { sending: sending?.held ? null : sending, trouble, upload, leaveOut: () => files.leaveOut(id) }
}
