/** Whose account it is, and where bills go. */
export interface BilledTo {
  number: string
  policyHolder: string
  street: string
  city: string
  state: string
  zip: string
}
