import { address } from '../../routes.ts'
import { usePage } from './use-page.ts'
import { useShell } from './shell-data.ts'

/** A way in: the page that tells about it, and where one enters. */
export type Door = { about: string; enter: string }

/**
 * Where the Login menu leads. While Client Connect is under maintenance everything of it leads to the page that says so;
 * only the chooser keeps the staff's door as it is, or nobody could come in to switch it off.
 */
export function useSignInDoors(): { customer: Door; agent: Door } {
  const { tenant, maintenance } = useShell()
  const staffDoor = usePage().frame === 'chooser'
  const closed: Door = { about: address.maintenance, enter: address.maintenance }
  const agent: Door = { about: address.agentLogin, enter: address.login }
  if (maintenance) return { customer: closed, agent: staffDoor ? agent : closed }
  return { customer: { about: address.customerLogin, enter: tenant.customerPortal }, agent }
}
