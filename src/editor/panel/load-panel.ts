import { createStore } from '../desk/store.ts'
import { loadKindPanels, type KindPanels } from '../kinds/editor-kinds.ts'
import type { EditPanel } from './edit-panel.tsx'

type LoadedPanel = { Panel: typeof EditPanel; panels: KindPanels }

/** The panel's code, once it is here. React's own lazy loading would hold it back for 300 ms after it came. */
export const loadedPanel = createStore<LoadedPanel | undefined>(undefined)

let loading: Promise<void> | undefined

/** Asked for when the page is idle, or earlier on the first hover or focus of a pencil. Rejects when it cannot be had. */
export function loadPanel(): Promise<void> {
  return (loading ??= Promise.all([import('./edit-panel.tsx'), loadKindPanels()]).then(
    ([{ EditPanel: Panel }, panels]) => loadedPanel.set({ Panel, panels }),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))
}

/** Before it is needed; if it fails, the click asks again and says so. */
export function preparePanel(): void {
  loadPanel().catch(() => {})
}
