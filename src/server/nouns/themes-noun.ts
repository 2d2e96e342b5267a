import { listThemes, serveThemes } from '../http/tenant-theme.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

/** The tenants' own colours. */
export function createThemesNoun({ tenants }: { tenants: Tenants }): Noun {
  return { routes: (app) => serveThemes(app, listThemes(tenants)), forPages: () => ({}) }
}
