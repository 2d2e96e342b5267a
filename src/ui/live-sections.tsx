import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'

/**
 * What is shown on the page right now, where it differs from what the server sent. Empty for almost everybody; code that
 * is loaded later may put other content into a section, or a frame around each, without the page knowing who it is.
 */

export type Frame = ComponentType<{ section: string; part?: string; children: ReactNode }>

type Live = { content: ReadonlyMap<string, object>; frame: Frame | undefined }

const nothing: Live = { content: new Map(), frame: undefined }
let live = nothing
const listeners = new Set<() => void>()

/** Shows `content` in the section in place of what the server sent; undefined goes back. */
export function showContent(section: string, content: object | undefined): void {
  const next = new Map(live.content)
  if (content) next.set(section, content)
  else next.delete(section)
  change({ ...live, content: next })
}

/** Puts a frame around every section and every part of one that has a pencil of its own; undefined takes it away. */
export function frameSections(frame: Frame | undefined): void {
  change({ ...live, frame })
}

/** What somebody is typing in this section; undefined where nobody is. */
export function useLiveContent<C extends object>(section: string): C | undefined {
  return useSyncExternalStore(
    subscribe,
    () => live.content.get(section) as C | undefined,
    () => undefined,
  )
}

/** Everything that differs, by section: for lists of things that are sections each. */
export function useLiveContents(): ReadonlyMap<string, object> {
  return useSyncExternalStore(
    subscribe,
    () => live.content,
    () => nothing.content,
  )
}

/** What the editor puts around sections; undefined for visitors. */
export function useFrame(): Frame | undefined {
  return useSyncExternalStore(
    subscribe,
    () => live.frame,
    () => undefined,
  )
}

function change(next: Live) {
  live = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
