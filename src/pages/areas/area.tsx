import type { ReactNode } from 'react'
import { useHandle } from '../shell/handle.ts'
import './area.css'

/** The pages of one area share a colour, taken from the same palette as everything else. */
export function Area({ children }: { children: ReactNode }) {
  return <div className={`area-${useHandle().area}`}>{children}</div>
}
