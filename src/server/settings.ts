import { join } from 'node:path'
import { BadSetting } from './bad-setting.ts'
import { checkSettings } from './check-settings.ts'
import { isInContainer, isThisMachine, usualPageCache, type Environment } from './this-machine.ts'
import { environment } from './environment-settings.ts'

export { BadSetting }

export type Settings = ReturnType<typeof readSettings>

/** In the sandbox anybody may be anybody, so unless somebody says otherwise it is open to this machine alone. */
const thisMachine = '127.0.0.1'
const everywhere = '0.0.0.0'

/** Throws a `BadSetting` with one clear sentence when the environment cannot be used. */
export function readSettings(env: Environment, inContainer = isInContainer(env)) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new BadSetting(`The setting ${issue.path.join('.')} cannot be used: ${issue.message}.`)
  }
  const s = parsed.data
  checkSettings(s)
  return {
    port: s.PORT,
    host: s.HOST ?? (s.IDENTITY === 'sandbox' && !inContainer ? thisMachine : everywhere),
    dataDir: s.DATA_DIR,
    backups: { folder: s.BACKUP_DIR ?? join(s.DATA_DIR, 'backups'), nights: s.BACKUP_NIGHTS },
    databaseUrl: s.DATABASE_URL,
    /** As they were set; read by readKeyRing of src/server/sealing. */
    dataKeys: s.DATA_KEYS,
    clamav: s.CLAMAV,
    publicUrl: s.PUBLIC_URL?.replace(/\/$/, ''),
    tenantsFile: s.TENANTS,
    admins: s.ADMINS.split(/[\s,;]+/).filter(Boolean),
    identity: s.IDENTITY,
    entra: {
      tenantId: s.ENTRA_TENANT_ID ?? '',
      clientId: s.ENTRA_CLIENT_ID ?? '',
      demands: { acr: s.SIGN_IN_ACR, minutes: s.SIGN_IN_MINUTES },
    },
    maps: { kind: s.MAPS, url: s.MAPS_URL?.replace(/\/$/, ''), key: s.MAPS_KEY },
    googleMap: s.MAPS_BROWSER_KEY ? { key: s.MAPS_BROWSER_KEY, id: s.MAPS_ID } : undefined,
    /** Read further in server/mail/mail-of-settings.ts. */
    mail: {
      url: s.SMTP_URL,
      from: s.MAIL_FROM,
      oauth: {
        kind: s.MAIL_OAUTH,
        url: s.MAIL_OAUTH_URL,
        tenant: s.MAIL_OAUTH_TENANT,
        clientId: s.MAIL_OAUTH_CLIENT_ID,
        clientSecret: s.MAIL_OAUTH_CLIENT_SECRET,
        refreshToken: s.MAIL_OAUTH_REFRESH_TOKEN,
      },
      dkim: { domain: s.MAIL_DKIM_DOMAIN, selector: s.MAIL_DKIM_SELECTOR, keyFile: s.MAIL_DKIM_KEY_FILE },
      bounce: s.MAIL_BOUNCE,
      bounceSecret: s.MAIL_BOUNCE_SECRET,
    },
    /** Files are read in server/payments/billing/billing-of-settings.ts. */
    billing: {
      kind: s.BILLING,
      url: s.BILLING_URL,
      token: s.BILLING_TOKEN,
      certFile: s.BILLING_CERT_FILE,
      keyFile: s.BILLING_KEY_FILE,
      caFile: s.BILLING_CA_FILE,
    },
    checkOutsideLinks: s.CHECK_OUTSIDE_LINKS === '1',
    captcha: { kind: s.CAPTCHA, siteKey: s.CAPTCHA_SITE_KEY, secret: s.CAPTCHA_SECRET },
    /** Made into a provider in server/payments/provider/provider-of-settings.ts. */
    payments: {
      kind: s.PAYMENTS,
      mode: s.PAYMENTS_MODE,
      scheduleDays: s.PAYMENTS_SCHEDULE_DAYS,
      sandbox: {
        port: s.PAYMENTS_SANDBOX_PORT ?? (s.PORT === 0 || s.PORT === 65_535 ? 0 : s.PORT + 1),
        url: s.PAYMENTS_SANDBOX_URL?.replace(/\/$/, ''),
        secret: s.PAYMENTS_SANDBOX_SECRET,
        daySeconds: s.PAYMENTS_SANDBOX_DAY_SECONDS,
      },
      oneInc: {
        host: s.ONEINC_HOST?.replace(/\/$/, '') ?? '',
        authenticationKey: s.ONEINC_AUTHENTICATION_KEY ?? '',
        hostedPage: s.ONEINC_HOSTED_PAGE,
        noticeSecret: s.ONEINC_NOTICE_SECRET,
        noticeHeader: s.ONEINC_NOTICE_HEADER ? readHeader(s.ONEINC_NOTICE_HEADER) : undefined,
        lookups: s.ONEINC_LOOKUPS === '1',
      },
    },
    /** Who tells search engines of changes; nobody without a key. */
    indexNow: s.INDEXNOW_KEY ? { key: s.INDEXNOW_KEY, url: s.INDEXNOW_URL } : undefined,
    sessionIdleMinutes: s.SESSION_IDLE_MINUTES,
    sessionHours: s.SESSION_HOURS,
    trustProxy: s.TRUST_PROXY === '1',
    pageCacheBytes: s.PAGE_CACHE_MB === undefined ? usualPageCache() : s.PAGE_CACHE_MB * 1024 * 1024,
    logLevel: s.LOG_LEVEL,
  }
}

function readHeader(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
}

/** What can be used, and may yet not be what was meant: said at the start. */
export function doubtsAbout({ publicUrl, trustProxy }: Pick<Settings, 'publicUrl' | 'trustProxy'>): string[] {
  if (!publicUrl || trustProxy || isThisMachine(new URL(publicUrl).hostname)) return []
  return [
    'PUBLIC_URL is set and TRUST_PROXY is not: behind a proxy all visitors count as one, and one of them can use up the limits of all.',
  ]
}
