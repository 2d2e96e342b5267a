import { dial } from './tenant.ts'

/** A phone number that dials. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="phone" href={dial(phone)}>
      {phone}
    </a>
  )
}
