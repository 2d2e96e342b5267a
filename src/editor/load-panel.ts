let panel: Promise<typeof import('./edit-panel.tsx')> | undefined

/** Asked for on the first hover or focus of a pencil, so that it is there when the click comes. */
export function loadPanel(): Promise<typeof import('./edit-panel.tsx')> {
  return (panel ??= import('./edit-panel.tsx').catch((error: unknown) => {
    panel = undefined
    throw error
  }))
}
