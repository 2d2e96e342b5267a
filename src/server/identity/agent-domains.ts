import type { TenantSettings } from '../tenants.ts'

/** The role is one for all tenants of a provider; whose agent somebody is, the domain of the username tells where a tenant names some. */
export const isOfDomain = ({ agentDomains }: TenantSettings, username: string) =>
  agentDomains === undefined || agentDomains.some((domain) => username.toLowerCase().endsWith(`@${domain.toLowerCase()}`))

/**
 * True of somebody whom an admin of `tenant` leaves to others: their domain is named by others alone; or they are an agent, and this
 * tenant names other domains. What nobody names is everybody's.
 */
export function isOfOthers(
  { username, agent }: { username: string; agent: boolean },
  tenant: TenantSettings,
  all: readonly TenantSettings[],
) {
  const naming = all.filter((each) => each.agentDomains && isOfDomain(each, username))
  if (naming.length > 0) return !naming.includes(tenant)
  return agent && tenant.agentDomains !== undefined
}
