import { readStyles, type Styles } from '../http/inline-styles.ts'
import { serveThemes, themeSheetOf } from '../http/tenant-theme.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

/** The tenants' own colours, as files and as what pages carry in themselves. */
export function createThemesNoun({ tenants }: { tenants: Tenants }): Noun & { styles: Styles } {
  const themes = tenants.list.flatMap((tenant) => themeSheetOf(tenant) ?? [])
  return {
    routes: (app) => serveThemes(app, themes),
    forPages: () => ({}),
    styles: readStyles(themes.map(({ href, css }) => [href, css])),
  }
}
