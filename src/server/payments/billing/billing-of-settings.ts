import { readFileSync } from 'node:fs'
import type { Warn } from '../../http/warn.ts'
import { BadSetting, type Settings } from '../../settings.ts'
import type { BillingSystem } from './billing-system.ts'
import { createHttpBilling } from './http-billing.ts'

type Needs = { now: () => Date; warn: Warn }

/** The billing system the settings name; undefined for the sandbox, which is in our own database. Throws `BadSetting`. */
export function billingOfSettings({ billing }: Pick<Settings, 'billing'>, { now, warn }: Needs): BillingSystem | undefined {
  switch (billing.kind) {
    case 'sandbox':
      return undefined
    case 'http':
      return httpBilling(billing, { now, warn })
  }
}

function httpBilling({ url, token, certFile, keyFile, caFile }: Settings['billing'], { now, warn }: Needs): BillingSystem {
  if (!url) throw new Error('BILLING=http, and no address was given')
  const tls = {
    cert: readPem('BILLING_CERT_FILE', certFile),
    key: readPem('BILLING_KEY_FILE', keyFile),
    ca: readPem('BILLING_CA_FILE', caFile),
  }
  return createHttpBilling({ url, token, tls, now, warn })
}

function readPem(setting: string, file: string | undefined): string | undefined {
  if (file === undefined) return undefined
  try {
    const text = readFileSync(file, 'utf8')
    if (text.includes('-----BEGIN ')) return text
  } catch {
    // Said below, in the same words.
  }
  throw new BadSetting(`The setting ${setting} must name a file in PEM that can be read.`)
}
