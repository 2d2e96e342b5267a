import { copyOut } from '../panel/copy-out.tsx'
import type { Desk } from './desk.ts'
import type { Edited } from './edited-things.ts'

/** What the question says of the ways there are. */
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

/** Cancel never decides over what was typed by itself. `save` does what the panel's own button does. */
export async function askBeforeCancel(desk: Desk, edited: Edited, { save, words = ofSections }: Asks): Promise<void> {
  const { key, run } = edited
  // A save on its way cannot be called back, and nothing typed since is lost by closing.
  if (!desk.unsaved(key) || run.state().flight) return desk.close()
  const { step } = run.state()
  const isStuck = step.at === 'stopped' && step.why !== 'refused'
  const way = await desk.choose({
    title: isStuck ? stuck.title : 'You have changes that are not saved',
    text: isStuck ? stuck.text : words.text,
    ways: [
      isStuck ? { does: 'copy', name: stuck.copy, look: 'main' } : { does: 'save', name: words.save, look: 'main' },
      { does: 'keep', name: words.keep, look: 'plain' },
      { does: 'throwAway', name: 'Throw away', look: 'danger' },
      { does: 'back', name: 'Back', look: 'plain' },
    ],
  })
  if (way === 'keep') desk.close('closed')
  if (way === 'throwAway') desk.close('thrownAway')
  if (way === 'copy' && (await copyOut(desk, edited))) desk.close('closed')
  if (way !== 'save') return
  save()
  // What is wrong, or needs a choice or a sign-in, is said in the panel, which stays.
  if (run.state().flight) desk.close()
}
