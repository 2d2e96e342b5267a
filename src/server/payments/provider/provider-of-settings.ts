import type { Warn } from '../../http/warn.ts'
import type { Settings } from '../../settings.ts'
import { createOneIncProvider } from './one-inc-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { createSandboxPaymentProvider } from './sandbox-provider.ts'

/** Where the sandbox was opened, by this process or another one. */
export interface OpenSandbox {
  address: string
  publicAddress: string
  secret: string
}

/** Who takes payments, as the settings say; `sandbox` is there where they say so. A company more is a case more. */
export function providerOfSettings(
  settings: Pick<Settings, 'payments' | 'host' | 'port'>,
  { now, timeZone, warn }: { now: () => Date; timeZone: string; warn: Warn },
  sandbox?: OpenSandbox,
): PaymentProvider {
  const { kind, mode, scheduleDays, oneInc } = settings.payments
  switch (kind) {
    case 'one-inc':
      return createOneIncProvider({ ...oneInc, mode, now, timeZone, warn })
    case 'sandbox':
      if (!sandbox) throw new Error('PAYMENTS=sandbox, and no sandbox was opened')
      return createSandboxPaymentProvider({ ...sandbox, mode, scheduleDays, now, noticesTo: `${ownAddress(settings)}/pay/notices` })
  }
}

/** Where this very process is reached from its own machine. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
