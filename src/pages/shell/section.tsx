import { createContext, useContext, type ReactNode } from 'react'
import type { ContentOf, Section as Declared } from '../../content/section.ts'
import type { Fields } from '../../fields/kinds.ts'
import { useFrame, useLiveContent } from '../../ui/live-sections.tsx'

/** What the server sent for this page, by section key. */
export const SectionsContext = createContext<Record<string, { content: object }>>({})

/** What a section shows now: what somebody is trying out, else what is stored, else the default. */
export function useContentOf<F extends Fields>(of: Declared<F>): ContentOf<Declared<F>> {
  type Content = ContentOf<Declared<F>>
  const stored = useContext(SectionsContext)[of.key]
  const live = useLiveContent<Content>(of.key)
  return live ?? ((stored?.content ?? of.fallback) as Content)
}

/** One editable section of the page, in the frame its editor sees around it. */
export function Section<F extends Fields>({ of, children }: { of: Declared<F>; children: (content: ContentOf<Declared<F>>) => ReactNode }) {
  const Frame = useFrame()
  const shown = children(useContentOf(of))
  // oxlint-disable-next-line react/static-components -- the frame is made once, where it is put into the store
  return Frame ? <Frame section={of.key}>{shown}</Frame> : shown
}

type Of<F extends Fields, E extends string> = { of: Declared<F, E>; editor: NoInfer<E>; children: ReactNode }

/** Where the fields of one of its parts are inside a section: there is the pencil of that part. */
export function SectionPart<F extends Fields, E extends string>({ of, editor, children }: Of<F, E>) {
  const Frame = useFrame()
  if (!Frame) return children
  return (
    // oxlint-disable-next-line react/static-components -- the frame is made once, where it is put into the store
    <Frame section={of.key} part={editor}>
      {children}
    </Frame>
  )
}
