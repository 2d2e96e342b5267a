import { createContext, useContext, type ReactNode } from 'react'
import type { ContentOf, Section as Declared } from '../../content/section.ts'
import type { Fields } from '../../fields/kinds.ts'
import { useFrame, useLiveContent } from '../../ui/live-sections.tsx'

/** What the server sent for this page, by section key. */
export const SectionsContext = createContext<Record<string, { content: object }>>({})

/** One editable section of the page: shows what is stored, or what somebody is trying out right now. */
export function Section<F extends Fields>({ of, children }: { of: Declared<F>; children: (content: ContentOf<Declared<F>>) => ReactNode }) {
  type Content = ContentOf<Declared<F>>
  const stored = useContext(SectionsContext)[of.key]
  const live = useLiveContent<Content>(of.key)
  const Frame = useFrame()
  const shown = children(live ?? ((stored?.content ?? of.fallback) as Content))
  // oxlint-disable-next-line react/static-components -- the frame is made once, where it is put into the store
  return Frame ? <Frame section={of.key}>{shown}</Frame> : shown
}
