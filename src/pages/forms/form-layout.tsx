import type { ReactNode } from 'react'
import './form-layout.css'

/** A form and what is beside it; below it on a narrow page. */
export function FormLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap form-layout">
      <div>{children}</div>
      <aside className="form-side">{side}</aside>
    </div>
  )
}
