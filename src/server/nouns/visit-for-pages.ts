import type { Assets, VisitForPages } from '../../pages/site.ts'
import { themeSheetOf } from '../http/tenant-theme.ts'
import { presentPerson } from '../identity/present-person.ts'
import { presentTenant } from '../tenants.ts'
import type { Visit } from './noun.ts'

/** What every page knows of the visit it is shown to; the editor's script only for those who may edit. */
export function visitForPages({ assets, now }: { assets: Assets; now: () => Date }) {
  return ({ tenant, person, mayEdit, path, origin }: Visit): VisitForPages => ({
    tenant: presentTenant(tenant, themeSheetOf(tenant)?.href),
    person: presentPerson(person, tenant),
    mayEdit,
    assets: mayEdit ? assets : { ...assets, editor: '' },
    path,
    origin,
    now: now(),
  })
}
