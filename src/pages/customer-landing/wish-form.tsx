import type { ReactNode } from 'react'
import type { AccountWish } from '../../nouns/payments/account-wish.ts'
import { address } from '../../routes.ts'
import { SignedForm } from '../shell/signed-form.tsx'

type Props = {
  wish: AccountWish
  /** The account it is about. */
  of: string
  /** What else is sent. */
  also?: Record<string, string>
  className?: string
  children: ReactNode
}

/** A form that asks for one thing about one account. */
export function WishForm({ wish, of, also = {}, className, children }: Props) {
  return (
    <SignedForm action={address.customerLanding} className={className} noValidate>
      <input type="hidden" name="wish" value={wish} />
      <input type="hidden" name="of" value={of} />
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </SignedForm>
  )
}
