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

type Asks = { save(): void; words?: CancelWords | undefined }

/** Cancel never decides over what was typed by itself. `save` does what the panel's own button does. */
export async function askBeforeCancel(desk: Desk, { key, run }: Edited, { save, words = ofSections }: Asks): Promise<void> {
  // A save on its way cannot be called back, and nothing typed since is lost by closing.
  if (!desk.unsaved(key) || run.state().flight) return desk.close()
  const way = await desk.choose({
    title: 'You have changes that are not saved',
    text: words.text,
    ways: [
      { does: 'save', name: words.save, look: 'main' },
      { does: 'keep', name: words.keep, look: 'plain' },
      { does: 'throwAway', name: 'Throw away', look: 'danger' },
      { does: 'back', name: 'Back', look: 'plain' },
    ],
  })
  if (way === 'keep') desk.close('closed')
  if (way === 'throwAway') desk.close('thrownAway')
  if (way !== 'save') return
  save()
  // What is wrong, or needs a choice or a sign-in, is said in the panel, which stays.
  if (run.state().flight) desk.close()
}
