import type { ReactNode } from 'react'
import type { DayWish } from '../../../nouns/hub/your-day.ts'
import { address } from '../../../routes.ts'
import { SignedForm } from '../../shell/signed-form.tsx'

type Props = {
  wish: DayWish
  /** What else is sent; a list is sent once for each of its values. */
  also?: Record<string, string | readonly string[]>
  id?: string
  className?: string
  children?: ReactNode
}

/** A form that asks for one thing of one's day. */
export function DayForm({ wish, also = {}, id, className, children }: Props) {
  return (
    <SignedForm action={address.agentHub} id={id} className={className} noValidate>
      <input type="hidden" name="wish" value={wish} />
      {Object.entries(also).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      {children}
    </SignedForm>
  )
}
