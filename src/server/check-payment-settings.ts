import { BadSetting } from './bad-setting.ts'
import { isThisMachine } from './this-machine.ts'
import type { EnvironmentSettings } from './environment-settings.ts'

/** By what it may be and not by what it must not: there are as many words for production as there are hosts. */
export const isForTrying = ({ NODE_ENV }: Pick<EnvironmentSettings, 'NODE_ENV'>): boolean => ['development', 'test'].includes(NODE_ENV)

/** Throws `BadSetting` where a site in production would take bills as paid in a sandbox. */
export function checkPaymentSandbox(s: EnvironmentSettings): void {
  if (s.PAYMENTS !== 'sandbox' || isForTrying(s) || s.ALLOW_SANDBOX_PAYMENTS === '1') return
  throw new BadSetting(
    `The payment sandbox, where no money moves, is for NODE_ENV=development or test, and this is "${s.NODE_ENV}": set PAYMENTS, or ALLOW_SANDBOX_PAYMENTS=1 for a demonstration.`,
  )
}

/** Nobody is to be told that a bill is paid by a table of invented ones, and nobody's account is to travel in the open. */
export function checkBilling(s: EnvironmentSettings): void {
  if (s.BILLING === 'sandbox') {
    if (isForTrying(s) || s.ALLOW_SANDBOX_PAYMENTS === '1') return
    throw new BadSetting(
      `The sandbox of the billing system is for NODE_ENV=development or test, and this is "${s.NODE_ENV}": set BILLING=http, or ALLOW_SANDBOX_PAYMENTS=1 for a demonstration.`,
    )
  }
  if (!s.BILLING_URL) throw new BadSetting('The setting BILLING=http needs BILLING_URL, the address of the billing system.')
  const { protocol, hostname } = new URL(s.BILLING_URL)
  if (protocol === 'http:' && !isThisMachine(hostname)) {
    throw new BadSetting('The setting BILLING_URL must begin with https://, since account numbers travel there.')
  }
  if (Boolean(s.BILLING_CERT_FILE) !== Boolean(s.BILLING_KEY_FILE)) {
    throw new BadSetting('The settings BILLING_CERT_FILE and BILLING_KEY_FILE belong together.')
  }
  if (!s.BILLING_TOKEN && !s.BILLING_CERT_FILE) {
    throw new BadSetting('The setting BILLING=http needs BILLING_TOKEN, or BILLING_CERT_FILE and BILLING_KEY_FILE.')
  }
}

/** Whoever takes the money and whoever is told of it are both real or both for trying: play money pays no bill, and real money no invented one. */
export function checkPayments(s: EnvironmentSettings): void {
  if (s.PAYMENTS_SANDBOX_URL && !s.PAYMENTS_SANDBOX_SECRET) {
    throw new BadSetting('The setting PAYMENTS_SANDBOX_URL, a sandbox elsewhere, needs PAYMENTS_SANDBOX_SECRET, which that one knows too.')
  }
  if (s.PAYMENTS === 'sandbox') {
    if (s.BILLING === 'sandbox' || isThisMachine(new URL(s.BILLING_URL ?? '').hostname)) return
    throw new BadSetting(
      'The settings PAYMENTS=sandbox and BILLING=http do not go together: bills would be paid with play money. Set PAYMENTS=one-inc, or try it with BILLING_URL on this machine.',
    )
  }
  if (s.BILLING === 'sandbox') {
    throw new BadSetting(
      `The settings PAYMENTS=${s.PAYMENTS} and BILLING=sandbox do not go together: real money would pay invented bills. Set BILLING=http.`,
    )
  }
  companies[s.PAYMENTS](s)
}

/** What each company that takes real money needs. */
const companies: Record<Exclude<EnvironmentSettings['PAYMENTS'], 'sandbox'>, (s: EnvironmentSettings) => void> = { 'one-inc': checkOneInc }

function checkOneInc(s: EnvironmentSettings): void {
  if (!s.ONEINC_AUTHENTICATION_KEY) throw new BadSetting('The setting PAYMENTS=one-inc needs ONEINC_AUTHENTICATION_KEY.')
  // No default: that of the vendor's tests would take no money in production, and nobody would notice.
  if (!s.ONEINC_HOST) throw new BadSetting('The setting PAYMENTS=one-inc needs ONEINC_HOST, the address of the vendor.')
  // Whoever may tell us that something was paid must be known by something.
  if (!s.ONEINC_NOTICE_SECRET && !s.ONEINC_NOTICE_HEADER) {
    throw new BadSetting(
      'The setting PAYMENTS=one-inc needs ONEINC_NOTICE_SECRET, or ONEINC_NOTICE_HEADER behind a proxy that checks certificates.',
    )
  }
  if (s.ONEINC_NOTICE_HEADER && s.TRUST_PROXY !== '1') throw new BadSetting('The setting ONEINC_NOTICE_HEADER needs TRUST_PROXY=1.')
  // What is not asked for is never posted: notices are believed only once the vendor says the same when it is asked.
  if (s.ONEINC_LOOKUPS !== '1') {
    throw new BadSetting(
      'The setting PAYMENTS=one-inc needs ONEINC_LOOKUPS=1, by which you confirm the addresses payments are looked up at: without them nothing that was paid is posted to billing (docs/payments.md).',
    )
  }
  if (s.PAYMENTS_MODE === 'redirect' && !s.ONEINC_HOSTED_PAGE)
    throw new BadSetting('The setting PAYMENTS_MODE=redirect needs ONEINC_HOSTED_PAGE with PAYMENTS=one-inc.')
}
