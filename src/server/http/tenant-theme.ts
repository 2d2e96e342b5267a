import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { refused } from './errors.ts'
import { readStyles, type Styles } from './inline-styles.ts'

export interface ThemeSheet {
  href: string
  css: string
}

/** Grounds under white or dark words, and what is bright on both papers: they are the tenant's by day and by night. */
const grounds = /^(white|on-dark|on-dark-2|on-bright|spruce|deep|sky|sky-deep|wheat|wheat-hover|clay|clay-hover|error|ok|focus)$/

/** Which of them are also written with; on dark paper that takes a light one, and this much of it is still the tenant's. */
const writtenWith = /^(spruce|deep|sky|sky-deep|clay|clay-hover|error|ok)$/
const lightened = (value: string) => `color-mix(in srgb,${value} 35%,#fff)`

const forDark = 'dark-'

/**
 * The stylesheet that sets a tenant's own colours over those of the demo (src/ui/styles/tokens.css and dark.css); undefined
 * when it has none. Papers and inks are for the light alone; names that begin with "dark-" say them for the dark.
 */
export function themeSheetOf({ client, colors }: TenantSettings): ThemeSheet | undefined {
  const own = Object.entries(colors).filter(([name]) => name !== 'theme')
  if (own.length === 0) return undefined
  const light = own.filter(([name]) => !name.startsWith(forDark))
  const dark = [
    ...light.filter(([name]) => writtenWith.test(name)).map(([name, value]) => [`${name}-ink`, lightened(value)]),
    ...own.filter(([name]) => name.startsWith(forDark)).map(([name, value]) => [name.slice(forDark.length), value]),
  ]
  const css = [
    rule(light.filter(([name]) => grounds.test(name))),
    within('not screen,(prefers-color-scheme:light)', rule(light.filter(([name]) => !grounds.test(name)))),
    within('screen and (prefers-color-scheme:dark)', rule(dark)),
  ].join('')
  return { href: `/theme/${client.toLowerCase()}-${hash('sha256', css, 'hex').slice(0, 8)}.css`, css }
}

const rule = (tokens: string[][]) =>
  tokens.length > 0 ? `:root{${tokens.map(([name, value]) => `--color-${name}:${value}`).join(';')}}` : ''
const within = (media: string, css: string) => (css ? `@media ${media}{${css}}` : '')

/** The stylesheets of all tenants that have colours of their own. */
export const listThemes = ({ list }: Tenants): ThemeSheet[] => list.flatMap((tenant) => themeSheetOf(tenant) ?? [])

/** As pages carry them in themselves. */
export const themeStyles = (tenants: Tenants): Styles => readStyles(listThemes(tenants).map(({ href, css }) => [href, css]))

/** Serves each sheet under the name that its content gave it, to be kept for good. */
export function serveThemes(app: FastifyInstance, sheets: readonly ThemeSheet[]): void {
  const byHref = new Map(sheets.map((sheet) => [sheet.href, sheet]))
  app.get<{ Params: { file: string } }>('/theme/:file', { schema: { hide: true } }, async (request, reply) => {
    const sheet = byHref.get(`/theme/${request.params.file}`)
    if (!sheet) throw refused('unknownAddress')
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/css; charset=utf-8').send(sheet.css)
  })
}
