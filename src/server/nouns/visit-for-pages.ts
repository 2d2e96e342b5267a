import type { Assets, VisitForPages } from '../../pages/site/site-visit.ts'
import { themeSheetOf } from '../http/tenant-theme.ts'
import { presentPerson } from '../identity/present-person.ts'
import { otherLanguagesOf } from '../other-languages.ts'
import { presentTenant, type Tenants } from '../tenants.ts'
import type { Visit } from './noun.ts'

/** What every page knows of the visit it is shown to; the editor's script only for those who may edit. */
export function visitForPages({ assets, now, tenants }: { assets: Assets; now: () => Date; tenants: Tenants }) {
  return ({ tenant, person, mayEdit, path, origin }: Visit): VisitForPages => ({
    tenant: presentTenant(tenant, themeSheetOf(tenant)?.href),
    person: presentPerson(person, tenant),
    mayEdit,
    assets: mayEdit ? assets : { ...assets, editor: '', editorSheet: '' },
    path,
    origin,
    languages: otherLanguagesOf(tenant, tenants.list, origin),
    now: now(),
  })
}
