import { dial } from './tenant.ts'

/** A phone number that dials. */
export function PhoneLink({ phone, className = '' }: { phone: string; className?: string }) {
  return (
    <a className={`num ${className}`} href={dial(phone)}>
      {phone}
    </a>
  )
}
