import { useEffect } from 'react'
import type { Edited } from '../desk/edited-things.ts'
import { frameOf } from './section-in-sight.ts'
import { pathUnder } from './words-on-page.ts'

type Wanted = { edited: Edited; part: string | undefined; focusOn(fieldPath: string): void }

/** A click on words or a picture of what is marked leads to the field they come from; its links lead nowhere meanwhile. */
export function usePageClicks({ edited: { key, thing, run }, part, focusOn }: Wanted): void {
  useEffect(() => {
    const frame = frameOf(key, part)
    if (!frame) return
    function onClick(event: MouseEvent) {
      event.preventDefault()
      event.stopPropagation()
      // Tabs are in a shadow tree, which only the path of the event looks into.
      const [clicked] = event.composedPath()
      const fieldPath = clicked instanceof Element && frame ? pathUnder(clicked, frame, thing.record.leaves(run.state().draft)) : undefined
      if (fieldPath) focusOn(fieldPath)
    }
    const holdFocus = (event: Event) => event.preventDefault()
    frame.addEventListener('click', onClick, true)
    frame.addEventListener('mousedown', holdFocus, true)
    return () => {
      frame.removeEventListener('click', onClick, true)
      frame.removeEventListener('mousedown', holdFocus, true)
    }
  })
}
