import type { ReactNode } from 'react'
import { useShell } from '../shell/shell-data.ts'

/** A link (`data-pay`) or a form that pays in place where the script for it comes (enhance/pay-part.ts). */
export function PayPart({ children, className }: { children: ReactNode; className?: string }) {
  const { assets } = useShell()
  return (
    <pay-part src={assets.pay} className={className}>
      {children}
    </pay-part>
  )
}
