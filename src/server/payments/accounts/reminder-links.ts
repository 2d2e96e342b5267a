import { pages } from '../../../routes.ts'
import type { Sealing } from '../../sealing/create-sealing.ts'

export type ReminderLinks = ReturnType<typeof createReminderLinks>

/** The link by which reminders are turned off from their mail, without signing in: it can do that and nothing else, and does not end. */
export function createReminderLinks(sealing: Pick<Sealing, 'sign' | 'verify'>) {
  const about = (tenant: string, account: string, id: string) => JSON.stringify([tenant, account, id])

  const pathOf = ({ tenant, account, id }: { tenant: string; account: string; id: string }) =>
    pages.reminders.path.replace(':code', () => `${account}.${id}.${sealing.sign('reminders', about(tenant, account, id))}`)

  function readCode(tenant: string, code: string): { tenant: string; account: string; id: string } | undefined {
    const [account, id = '', mac = '', ...more] = code.slice(0, 200).split('.')
    return more.length === 0 && sealing.verify('reminders', about(tenant, account, id), mac) ? { tenant, account, id } : undefined
  }

  return { pathOf, readCode }
}
