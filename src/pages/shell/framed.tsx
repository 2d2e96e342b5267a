import type { ReactNode } from 'react'
import { useFrame } from '../../ui/live-sections.tsx'

/** Something that is edited as one, though it is no section of the page: the directory, or one agent. */
export function Framed({ section, children }: { section: string; children: ReactNode }) {
  const Frame = useFrame()
  // oxlint-disable-next-line react/static-components -- the frame is made once, where it is put into the store
  return Frame ? <Frame section={section}>{children}</Frame> : children
}
