import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { formNames } from '../nouns/forms/keep-days.ts'
import { usStates } from '../nouns/places/us-states.ts'
import type { Tenant } from '../ui/tenant.ts'
import { languageTags, type Language } from '../words/languages.ts'
import { BadSetting } from './settings.ts'
import { tokenTarget } from './token-target.ts'

const color = z.string().regex(/^#[0-9a-f]{3,8}$/i, 'must be a colour such as #1f4d3f')

const state = z
  .string()
  .toUpperCase()
  .refine((code) => Object.hasOwn(usStates, code), 'must be the postal code of a state, such as CO')

/** With too few digits nobody could dial it. */
const phone = z.string().refine((written) => written.replace(/\D/g, '').length >= 7, 'must be a phone number such as (970) 555-0100')

const service = z
  .url({ protocol: /^https$/, message: 'must be an address such as https://stats.example.com' })
  .transform((address) => address.replace(/\/+$/, ''))

const tenantFile = z.strictObject({
  client: z.string().regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ or -'),
  hosts: z.array(z.string()).min(1).describe('Host names the tenant answers on; "*" is any'),
  admins: z.array(z.string()).default([]),
  agentDomains: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain such as windbreak.example'),
    )
    .min(1)
    .max(100)
    .optional()
    .describe('Agents of this tenant sign in with a username of one of these domains; without it, everybody with the role is one'),
  name: z.string(),
  tagLine: z.string(),
  language: z.enum(languageTags).default('en-US'),
  languagesOf: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be letters, digits, _ or -')
    .optional()
    .describe('The same word for the sites of one insurer in several languages, each on a host of its own'),
  description: z.string(),
  phones: z.strictObject({ support: phone, claims: phone, roadside: phone }),
  supportHours: z.string(),
  claimsHours: z.string().optional(),
  roadsideHours: z.string().optional(),
  servedStates: z.array(state).min(1, 'must name at least one state'),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/Denver'),
  oldPrefix: z
    .string()
    .regex(/^\/[\w-]+$/)
    .optional()
    .describe('Addresses under it lead permanently to /360'),
  redirectHosts: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/, 'must be a host such as pay.windbreak.example'),
    )
    .max(100)
    .optional()
    .describe('Other sites that redirects may lead to without being asked about'),
  customerPortal: z.string().regex(/^(\/|https:\/\/)/, 'must be an address that begins with / or https://'),
  keepDays: z
    .partialRecord(z.enum(formNames), z.number().int().min(1).max(36_500))
    .optional()
    .describe('For how many days what is sent with a form is kept, by the form’s name'),
  analytics: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('plausible'),
        address: service.default('https://plausible.io'),
        domain: z.string().regex(/^[\w.-]{1,200}$/),
      }),
      z.strictObject({
        kind: z.literal('matomo'),
        address: service,
        site: z.string().regex(/^\d{1,9}$/, 'must be the number of the site in Matomo'),
      }),
      z.strictObject({
        kind: z.literal('google'),
        id: z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-ABC123DEF4'),
      }),
    ])
    .optional()
    .describe('An outside service that counts as well, for visitors who say yes; our own counter needs none'),
  tokenTargets: z
    .array(tokenTarget)
    .max(100)
    .refine((targets) => new Set(targets.map(({ host }) => host)).size === targets.length, 'names a host twice')
    .optional()
    .describe('Sites that cards of the agent hub may send a token to; no other gets one'),
  colors: z
    .object({ theme: color })
    .catchall(color)
    .describe('"theme" is the browser’s own bar; every other name sets the token of that name, such as "spruce"'),
})

export type TenantSettings = z.output<typeof tenantFile>

export interface Tenants {
  list: TenantSettings[]
  /** By the name on calls, without regard to case. */
  find(client: string): TenantSettings | undefined
  /** By the host name of a request; port and case do not count. */
  ofHost(host: string | undefined): TenantSettings | undefined
  /** On whose clocks the days of a tenant begin, by its name on calls; the first one's of a tenant there is no longer. */
  timeZoneOf(client: string): string
  /** The clocks by which work goes that is for all tenants at once: the first one's. */
  timeZone: string
  /** What is spoken there; English where no site is. */
  languageOf(host: string | undefined): Language
}

/** `admins` of the environment are added to the first tenant. Throws `BadSetting` when the file cannot be used. */
export function readTenants(file: string, admins: string[]): Tenants {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new BadSetting(`The tenants file ${file} cannot be read (setting TENANTS).`)
  }
  const parsed = z
    .array(tenantFile)
    .min(1)
    .safeParse(Array.isArray(json) ? json : [json])
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new BadSetting(`The tenants file ${file} cannot be used: ${issue.path.join('.')}: ${issue.message}.`)
  }
  const twice = saidTwice(parsed.data)
  if (twice) throw new BadSetting(`The tenants file ${file} cannot be used: two insurers have the ${twice}.`)
  const [first, ...others] = parsed.data
  return createTenants([{ ...first, admins: [...first.admins, ...admins] }, ...others])
}

/** What two of them answer to, so that one would never be asked; undefined where each is told apart. */
function saidTwice(list: readonly TenantSettings[]): string | undefined {
  const names = list.flatMap(({ client, hosts }) => [
    `client "${client.toLowerCase()}"`,
    ...new Set(hosts.map((host) => `host "${host.toLowerCase()}"`)),
  ])
  return names.find((name, at) => names.indexOf(name) < at)
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: name }).format().length > 0
  } catch {
    return false
  }
}

/** The tenants, found by client and by host. A host of "*" answers for every host that none of them names. */
export function createTenants(list: TenantSettings[]): Tenants {
  const byClient = new Map(list.map((tenant) => [tenant.client.toLowerCase(), tenant]))
  const byHost = new Map(list.flatMap((tenant) => tenant.hosts.map((host) => [host.toLowerCase(), tenant] as const)))
  const ofHost = (host = '') => byHost.get(host.toLowerCase().replace(/:\d+$/, '')) ?? byHost.get('*')
  const find = (client: string) => byClient.get(client.trim().toLowerCase())
  const timeZone = list[0]?.timeZone ?? 'UTC'
  return {
    list,
    find,
    ofHost,
    timeZoneOf: (client) => find(client)?.timeZone ?? timeZone,
    timeZone,
    languageOf: (host) => ofHost(host)?.language ?? 'en-US',
  }
}

/** What pages may know of a tenant. Each is named here, so that a setting which is added stays on the server until it is, too. */
const shownOnPages = [
  'client',
  'name',
  'tagLine',
  'language',
  'description',
  'phones',
  'supportHours',
  'claimsHours',
  'roadsideHours',
  'servedStates',
  'timeZone',
  'customerPortal',
  'colors',
  'analytics',
] as const satisfies readonly (keyof Tenant)[]

/** A tenant as pages know it; `themeSheet` is the address of its own colours. */
export function presentTenant(tenant: TenantSettings, themeSheet?: string): Tenant {
  const shown = Object.fromEntries(shownOnPages.map((name) => [name, tenant[name]])) as Pick<TenantSettings, (typeof shownOnPages)[number]>
  return { ...shown, themeSheet }
}
