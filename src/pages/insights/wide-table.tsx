import type { ReactNode } from 'react'

/** A table that may be wider than its place: it is moved by the keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A group, since the card around it is the landmark, and what scrolls has to be reached (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- as said above
    <div className="insights-table" role="group" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </div>
  )
}
