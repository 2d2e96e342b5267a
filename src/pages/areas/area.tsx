import type { ReactNode } from 'react'
import { usePage } from '../shell/use-page.ts'
import './area.css'

/** The pages of one area share a colour, taken from the same palette as everything else. */
export function Area({ children }: { children: ReactNode }) {
  return <div className={`area-${usePage().area}`}>{children}</div>
}
