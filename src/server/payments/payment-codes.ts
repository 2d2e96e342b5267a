import type { Sealing } from '../sealing/create-sealing.ts'

/** Of the page of a payment, which anybody may look at who has it: "<reference>.<mac>". Nobody can make one up. */
export function createPaymentCodes(sealing: Pick<Sealing, 'sign' | 'verify'>) {
  const about = (tenant: string, reference: string) => JSON.stringify([tenant, reference])

  const codeOf = (tenant: string, reference: string) => `${reference}.${sealing.sign('payment', about(tenant, reference))}`

  /** The reference of a code of ours. */
  function readCode(tenant: string, code: string): string | undefined {
    const [reference, mac = '', ...more] = code.slice(0, 100).split('.')
    return more.length === 0 && sealing.verify('payment', about(tenant, reference), mac) ? reference : undefined
  }

  return { codeOf, readCode }
}

export type PaymentCodes = ReturnType<typeof createPaymentCodes>
