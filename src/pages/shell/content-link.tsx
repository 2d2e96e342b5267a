import type { ReactNode } from 'react'
import { dialledAsWritten, safeHref } from '../../fields/link.ts'
import { useQuoteFromHere } from './quote-from-here.ts'

/** A link whose address somebody typed; a number it is written with is the number it calls. One that must not be followed is shown as its words alone. */
export function ContentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const meant = typeof children === 'string' ? dialledAsWritten(to.trim(), children) : to
  const href = useQuoteFromHere(safeHref(meant) ?? '')
  return href ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}
