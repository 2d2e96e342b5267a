import type { Desk } from './desk.ts'
import type { Edited } from './edited-things.ts'

/** Cancel never decides over what was typed by itself. */
export async function askBeforeCancel(desk: Desk, { key, run }: Edited): Promise<void> {
  // A save on its way cannot be called back, and nothing typed since is lost by closing.
  if (!desk.unsaved(key) || run.state().flight) return desk.close()
  const throwAway = await desk.ask({
    title: 'You have changes that are not saved',
    text: 'Keep them on this device as a draft, or throw them away and see the page as it is.',
    yes: 'Throw away',
    no: 'Keep as draft',
  })
  if (throwAway === null) return
  desk.close(throwAway ? 'thrownAway' : 'closed')
}
