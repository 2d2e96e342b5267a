import type { TenantSettings } from './tenants.ts'

type Site = Pick<TenantSettings, 'client' | 'language' | 'languagesOf' | 'hosts'>

/** The sites of the same insurer in other languages, each by the first host it names; it is reached as this one is. */
export function otherLanguagesOf(tenant: Site, all: readonly Site[], origin: string): { language: string; origin: string }[] {
  if (!tenant.languagesOf) return []
  return all
    .filter(
      ({ client, language, languagesOf }) => client !== tenant.client && languagesOf === tenant.languagesOf && language !== tenant.language,
    )
    .flatMap(({ language, hosts }) => {
      const host = hosts.find((name) => name !== '*')
      if (!host) return []
      const at = new URL(origin)
      at.hostname = host
      return [{ language, origin: at.origin }]
    })
}
