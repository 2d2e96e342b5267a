import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { refused } from './errors.ts'
import { readStyles, type Styles } from './inline-styles.ts'

export interface ThemeSheet {
  href: string
  css: string
}

/** The stylesheet that sets a tenant's own colours over those of the demo (src/ui/styles/tokens.css); undefined when it has none. */
export function themeSheetOf({ client, colors }: TenantSettings): ThemeSheet | undefined {
  const own = Object.entries(colors).filter(([name]) => name !== 'theme')
  if (own.length === 0) return undefined
  const css = `:root{${own.map(([name, value]) => `--color-${name}:${value}`).join(';')}}`
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  return { href: `/theme/${client.toLowerCase()}-${hash}.css`, css }
}

export const listThemes = ({ list }: Tenants): ThemeSheet[] => list.flatMap((tenant) => themeSheetOf(tenant) ?? [])

/** As pages carry them in themselves. */
export const themeStyles = (tenants: Tenants): Styles => readStyles(listThemes(tenants).map(({ href, css }) => [href, css]))

export function serveThemes(app: FastifyInstance, sheets: readonly ThemeSheet[]): void {
  const byHref = new Map(sheets.map((sheet) => [sheet.href, sheet]))
  app.get<{ Params: { file: string } }>('/theme/:file', { schema: { hide: true } }, async (request, reply) => {
    const sheet = byHref.get(`/theme/${request.params.file}`)
    if (!sheet) throw refused('unknownAddress')
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('text/css; charset=utf-8').send(sheet.css)
  })
}
