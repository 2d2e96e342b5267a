import { createStore } from '../desk/store.ts'
import type { WritingArea } from './writing-area.tsx'

type Loaded = { area?: typeof WritingArea; failed: boolean }

/** The tools for rich text, once they are here: larger than the rest of the editor, and most sections have none. */
export const writing = createStore<Loaded>({ failed: false })

let loading = false

/** Fetches the tools once; after a failure the next call tries again. */
export function loadWriting(): void {
  if (loading || writing.get().area) return
  loading = true
  writing.set({ failed: false })
  import('./writing-area.tsx').then(
    ({ WritingArea: area }) => writing.set({ area, failed: false }),
    () => {
      loading = false
      writing.set({ failed: true })
    },
  )
}
