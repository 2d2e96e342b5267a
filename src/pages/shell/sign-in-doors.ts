import { address } from '../../routes.ts'
import { useShell } from './shell-data.ts'

/** A way in: the page that tells about it, and where one enters. */
type Door = { about: string; enter: string }

/**
 * Where the Login menu leads. While Client Connect is under maintenance everything of it leads to the page that says so, on
 * every page; whoever is to switch it off comes in by the footer's company login.
 */
export function useSignInDoors(): { customer: Door; agent: Door } {
  const { tenant, maintenance } = useShell()
  const closed: Door = { about: address.maintenance, enter: address.maintenance }
  if (maintenance) return { customer: closed, agent: closed }
  return {
    customer: { about: address.customerLogin, enter: tenant.customerPortal },
    agent: { about: address.agentLogin, enter: address.login },
  }
}
