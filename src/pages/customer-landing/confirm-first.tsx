import type { ReactNode } from 'react'

type Props = { open: string; sure: string; children: ReactNode }

/** A button that is not pressed by mistake: it opens what it does, and the button that does it. */
export function ConfirmFirst({ open, sure, children }: Props) {
  return (
    <details className="mine-ask">
      <summary className="small-button">{open}</summary>
      <p className="small">{sure}</p>
      {children}
    </details>
  )
}
