import type { ReactNode } from 'react'

/** A table that may be wider than its place: it is moved by the keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached (WCAG 2.1.1)
    <section className="insights-table" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </section>
  )
}
