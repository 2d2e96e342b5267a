import { z } from 'zod'

const webAddress = (such: string) => z.url({ protocol: /^https?$/, message: `must be a web address such as ${such}` })
const secureAddress = (such: string) => z.url({ protocol: /^https$/, message: `must be an address such as ${such}, with https` })

/** Everything the environment may say, parsed once at start; `.env.example` and docs/configuration explain each. */
export const environment = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3600),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_NIGHTS: z.coerce.number().int().min(0).max(3650).default(7),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATA_KEYS: z.string().optional(),
  CLAMAV: z
    .string()
    .regex(/^(\/.+|[^/\s:]+:\d{1,5}|\[[0-9a-f:]+\]:\d{1,5})$/i, 'must be host:port, or the path of a socket')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, message: 'must be a web address such as https://www.example.com' }).optional(),
  TENANTS: z.string().default('./tenants/windbreak.json'),
  ADMINS: z.string().default(''),
  IDENTITY: z.enum(['sandbox', 'entra-popup']).default('sandbox'),
  ENTRA_TENANT_ID: z.string().optional(),
  ENTRA_CLIENT_ID: z.string().optional(),
  SIGN_IN_ACR: z
    .string()
    .regex(/^[\w:/.-]{1,200}$/, 'must be the name of a way to sign in, such as c1')
    .optional(),
  SIGN_IN_MINUTES: z.coerce.number().int().min(1).max(525_600).optional(),
  ALLOW_SANDBOX_IDENTITY: z.enum(['0', '1']).default('0'),
  MAPS: z.enum(['own', 'google', 'photon', 'pelias', 'nominatim']).default('own'),
  MAPS_URL: z.url({ protocol: /^https?$/, message: 'must be a web address such as https://maps.example.com' }).optional(),
  MAPS_KEY: z.string().optional(),
  MAPS_BROWSER_KEY: z.string().optional(),
  MAPS_ID: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_OAUTH: z.enum(['microsoft', 'google']).optional(),
  MAIL_OAUTH_URL: z.url({ protocol: /^https?$/, message: 'must be a web address that gives out tokens' }).optional(),
  MAIL_OAUTH_TENANT: z.string().optional(),
  MAIL_OAUTH_CLIENT_ID: z.string().optional(),
  MAIL_OAUTH_CLIENT_SECRET: z.string().optional(),
  MAIL_OAUTH_REFRESH_TOKEN: z.string().optional(),
  MAIL_DKIM_DOMAIN: z.string().optional(),
  MAIL_DKIM_SELECTOR: z.string().optional(),
  MAIL_DKIM_KEY_FILE: z.string().optional(),
  MAIL_BOUNCE: z.string().optional(),
  MAIL_BOUNCE_SECRET: z.string().optional(),
  BILLING: z.enum(['sandbox', 'http']).default('sandbox'),
  BILLING_URL: z.url({ protocol: /^https?$/, message: 'must be a web address such as https://billing.example.com/shelterbelt' }).optional(),
  BILLING_TOKEN: z.string().optional(),
  BILLING_CERT_FILE: z.string().optional(),
  BILLING_KEY_FILE: z.string().optional(),
  BILLING_CA_FILE: z.string().optional(),
  CHECK_OUTSIDE_LINKS: z.enum(['0', '1']).default('0'),
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'turnstile', 'hcaptcha', 'none']).default('altcha'),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  PAYMENTS: z.enum(['sandbox', 'one-inc']).default('sandbox'),
  PAYMENTS_MODE: z.enum(['embedded', 'redirect']).default('embedded'),
  PAYMENTS_SCHEDULE_DAYS: z.coerce.number().int().min(1).max(365).default(14),
  PAYMENTS_SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  PAYMENTS_SANDBOX_URL: webAddress('http://pay.example.test:3601').optional(),
  PAYMENTS_SANDBOX_SECRET: z.string().min(16, 'must be at least 16 characters').optional(),
  PAYMENTS_SANDBOX_DAY_SECONDS: z.coerce.number().min(0.1).max(86_400).default(20),
  ALLOW_SANDBOX_PAYMENTS: z.enum(['0', '1']).default('0'),
  ONEINC_HOST: secureAddress('https://portalone.processonepayments.com').optional(),
  ONEINC_AUTHENTICATION_KEY: z.string().optional(),
  ONEINC_HOSTED_PAGE: secureAddress('https://portalone.processonepayments.com/…').optional(),
  ONEINC_NOTICE_SECRET: z
    .string()
    .regex(/^[\w-]{24,200}$/, 'must be 24 characters or more that may stand in an address')
    .optional(),
  ONEINC_NOTICE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?\S.*$/, 'must be a header and its value, such as "x-client-verified: SUCCESS"')
    .optional(),
  ONEINC_LOOKUPS: z.enum(['0', '1']).default('0'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or -')
    .optional(),
  INDEXNOW_URL: secureAddress('https://api.indexnow.org/indexnow').default('https://api.indexnow.org/indexnow'),
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(1).default(60),
  SESSION_HOURS: z.coerce.number().int().min(1).default(12),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  PAGE_CACHE_MB: z.coerce.number().min(1).max(4096).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
})

/** Everything the environment says, as it was written. */
export type EnvironmentSettings = z.output<typeof environment>
