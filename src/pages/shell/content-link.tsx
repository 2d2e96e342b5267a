import type { ReactNode } from 'react'
import { safeHref } from '../../fields/link.ts'
import { useQuoteFromHere } from './quote-from-here.ts'

/** A link whose address somebody typed. One that must not be followed is shown as its words alone. */
export function ContentLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const href = useQuoteFromHere(safeHref(to) ?? '')
  return href ? (
    <a className={className} href={href}>
      {children}
    </a>
  ) : (
    <span>{children}</span>
  )
}
