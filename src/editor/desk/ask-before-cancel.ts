import { copyOut } from '../panel/copy-out.tsx'
import type { Desk } from './desk.ts'
import type { Edited } from './edited-things.ts'

/** The words of the question. */
export interface CancelWords {
  text: string
  save: string
  keep: string
}

const ofSections: CancelWords = {
  text: 'Save them, keep them on this device as a draft, or throw them away and see the page as it is.',
  save: 'Save',
  keep: 'Keep as draft',
}

/** Where there is nothing left to save them to. */
const stuck = {
  title: 'You have changes that cannot be saved',
  text: 'Copy them to put them elsewhere, keep them on this device as a draft, or throw them away.',
  copy: 'Copy and close',
}

type Asks = { save(): void; words?: CancelWords | undefined }

/** Asks what is to become of unsaved words: Cancel never decides that by itself. `save` does what the panel's own button does. */
export async function askBeforeCancel(desk: Desk, edited: Edited, { save, words = ofSections }: Asks): Promise<void> {
  const { key, run } = edited
  // A save on its way cannot be called back, and nothing typed since is lost by closing.
  if (!desk.unsaved(key) || run.state().flight) return desk.close()
  const { step } = run.state()
  const isStuck = step.at === 'stopped' && step.why !== 'refused'
  const chosen = await desk.choose({
    title: isStuck ? stuck.title : 'You have changes that are not saved',
    text: isStuck ? stuck.text : words.text,
    answers: [
      isStuck ? { id: 'copy', name: stuck.copy, look: 'main' } : { id: 'save', name: words.save, look: 'main' },
      { id: 'keep', name: words.keep, look: 'plain' },
      { id: 'throwAway', name: 'Throw away', look: 'danger' },
      { id: 'back', name: 'Back', look: 'plain' },
    ],
  })
  if (chosen === 'keep') desk.close('closed')
  if (chosen === 'throwAway') desk.close('thrownAway')
  if (chosen === 'copy' && (await copyOut(desk, edited))) desk.close('closed')
  if (chosen !== 'save') return
  save()
  // What is wrong, or needs a choice or a sign-in, is said in the panel, which stays.
  if (run.state().flight) desk.close()
}
