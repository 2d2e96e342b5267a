import { BadSetting } from './bad-setting.ts'
import { checkBilling, checkPayments, checkPaymentSandbox, isForTrying } from './check-payment-settings.ts'
import type { EnvironmentSettings } from './environment-settings.ts'

/** What a setting needs beside it, or cannot stand beside. Throws a `BadSetting` that says so. */
export function checkSettings(s: EnvironmentSettings): void {
  checkKeys(s)
  checkIdentity[s.IDENTITY](s)
  checkMaps[s.MAPS](s)
  checkGoogleMap(s)
  checkPublicAddress(s)
  checkCaptcha(s)
  checkPaymentSandbox(s)
  checkBilling(s)
  checkPayments(s)
}

/** Of one kind; whoever adds a kind says what it needs, or that it needs nothing. */
type Check = (s: EnvironmentSettings) => void

function checkKeys(s: EnvironmentSettings): void {
  if (s.DATABASE_URL && !s.DATA_KEYS) {
    throw new BadSetting(
      'The setting DATABASE_URL needs DATA_KEYS, the keys that close what visitors send: npm run keys -- rotate makes them.',
    )
  }
}

const checkIdentity: Record<EnvironmentSettings['IDENTITY'], Check> = {
  sandbox(s) {
    if (!isForTrying(s) && s.ALLOW_SANDBOX_IDENTITY !== '1') {
      throw new BadSetting(
        `The sample people of the sandbox sign-in are for NODE_ENV=development or test, and this is "${s.NODE_ENV}": set IDENTITY, or ALLOW_SANDBOX_IDENTITY=1 for a demonstration.`,
      )
    }
    if (s.SIGN_IN_ACR || s.SIGN_IN_MINUTES) {
      throw new BadSetting('The settings SIGN_IN_ACR and SIGN_IN_MINUTES need IDENTITY=entra-popup: the sandbox asks nobody for anything.')
    }
  },
  'entra-popup'(s) {
    if (!(s.ENTRA_TENANT_ID && s.ENTRA_CLIENT_ID))
      throw new BadSetting('The setting IDENTITY=entra-popup needs ENTRA_TENANT_ID and ENTRA_CLIENT_ID.')
  },
}

const checkMaps: Record<EnvironmentSettings['MAPS'], Check> = {
  own() {},
  google(s) {
    if (!s.MAPS_KEY) throw new BadSetting('The setting MAPS=google needs MAPS_KEY.')
  },
  photon() {},
  pelias(s) {
    if (!s.MAPS_URL) throw new BadSetting('The setting MAPS=pelias needs MAPS_URL, the address of the Pelias server.')
  },
  nominatim() {},
}

function checkGoogleMap(s: EnvironmentSettings): void {
  if (s.MAPS_BROWSER_KEY && s.MAPS !== 'google') throw new BadSetting('The setting MAPS_BROWSER_KEY needs MAPS=google.')
  if (s.MAPS_ID && !s.MAPS_BROWSER_KEY) throw new BadSetting('The setting MAPS_ID needs MAPS_BROWSER_KEY.')
}

/** Mails and search engines are led to the site, and what a request says of where that is may be anything. */
function checkPublicAddress(s: EnvironmentSettings): void {
  if (s.SMTP_URL && !s.PUBLIC_URL) throw new BadSetting('The setting SMTP_URL needs PUBLIC_URL, the address that mails lead back to.')
  if (s.INDEXNOW_KEY && !s.PUBLIC_URL)
    throw new BadSetting('The setting INDEXNOW_KEY needs PUBLIC_URL, the address that search engines are told.')
}

function checkCaptcha(s: EnvironmentSettings): void {
  if (s.CAPTCHA === 'none' && s.NODE_ENV !== 'test') throw new BadSetting('The setting CAPTCHA=none is for tests alone (NODE_ENV=test).')
  if (!['altcha', 'none'].includes(s.CAPTCHA) && !(s.CAPTCHA_SITE_KEY && s.CAPTCHA_SECRET)) {
    throw new BadSetting(`The setting CAPTCHA=${s.CAPTCHA} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`)
  }
}
