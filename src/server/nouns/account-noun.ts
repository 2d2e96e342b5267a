import { randomBytes } from 'node:crypto'
import { dayOn } from '../../nouns/wall-time.ts'
import type { AccountForPages } from '../../pages/site/site-account.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { Db } from '../db/database.ts'
import { createOwnRequests } from '../desk/own-requests.ts'
import type { Mail } from '../mail/mail.ts'
import type { BillingSystem } from '../payments/billing/billing-system.ts'
import { createAccountLinking, type CountsWrong } from '../payments/accounts/link-account.ts'
import { createLinkedAccounts } from '../payments/accounts/linked-accounts.ts'
import { createMyAccountWork } from '../payments/accounts/my-account-work.ts'
import type { PaymentProvider } from '../payments/provider/payment-provider.ts'
import type { Payments } from '../payments/payments.ts'
import { createPostedAccount } from '../payments/accounts/posted-account.ts'
import { forgetUnlinked, remindOfBills } from '../payments/accounts/remind-of-bills.ts'
import { createReminderLinks } from '../payments/accounts/reminder-links.ts'
import { createSampleLinks, type SampleCustomer } from '../payments/accounts/sample-links.ts'
import type { SampleAccount } from '../payments/billing/sandbox-account.ts'
import type { SandboxBilling } from '../payments/billing/sandbox-billing.ts'
import { createAccountShow } from '../payments/accounts/show-my-accounts.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { MyAccount, OwnAgent } from '../../nouns/payments/my-account.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  now: () => Date
  sealing: Sealing
  tenants: Tenants
  billing: BillingSystem
  agents: { guide: Pick<AgentGuide, 'findAgent'> }
  mail: { mail: Mail }
  payments: {
    payments: Payments
    provider: Pick<PaymentProvider, 'kind' | 'stopAutopay'>
    wrongNumbers: CountsWrong
    customers: { findCustomer(tenant: string, account: string): Promise<string | undefined> }
  }
  publicUrl: string | undefined
  /** Laid out in the sandbox of the billing system, where there is none yet. */
  demo?: { billedAccounts: readonly SampleAccount[]; customers?: readonly SampleCustomer[] } | undefined
}

/** What a customer sees of their own: what they owe, what they paid, what they asked, and who looks after them. */
export async function createAccountNoun(needs: Needs): Promise<Noun<AccountForPages>> {
  const { db, now, sealing, tenants, billing, demo } = needs
  const { payments, provider, wrongNumbers, customers } = needs.payments
  const linked = createLinkedAccounts({ db, sealing, now })
  const links = createReminderLinks(sealing)
  const showAccount = createAccountShow({ billing, payments, now })
  const listOwnRequests = createOwnRequests({ db, sealing })
  const linkAccount = createAccountLinking({ billing, linked, wrongNumbers })
  const work = createMyAccountWork({ linked, linkAccount, payments, provider, findCustomer: customers.findCustomer })
  const doPosted = createPostedAccount(work)

  async function open(tenant: TenantSettings, person: SignedIn): Promise<MyAccount> {
    const mine = await linked.list({ tenant: tenant.client, account: person.account })
    const [shown, requests] = await Promise.all([
      Promise.all(mine.map((each) => showAccount(tenant, each))),
      listOwnRequests(tenant.client, person.username),
    ])
    const emails = [...new Set(shown.flatMap(({ agentEmail }) => (agentEmail ? [agentEmail.toLowerCase()] : [])))]
    const agents = await Promise.all(emails.slice(0, mostAgents).map((email) => findAgent(tenant, email)))
    return {
      accounts: shown.map(({ agentEmail: _agent, ...account }) => account),
      requests,
      agents: agents.filter((agent) => agent !== null),
      sandbox: provider.kind === 'sandbox',
      email: person.username.includes('@') ? person.username : '',
      today: dayOn(now(), tenant.timeZone),
    }
  }

  async function findAgent(tenant: TenantSettings, email: string): Promise<OwnAgent | null> {
    const { guide } = needs.agents
    const known = await guide.findAgent(tenant, email)
    const found = known && 'movedTo' in known ? await guide.findAgent(tenant, known.movedTo) : known
    if (!found || 'movedTo' in found) return null
    const { id, title, image, place, phone, city, opening } = found.shown
    return { id, title, image, place, email: found.shown.email, phone, city, opening }
  }

  if (demo && 'lay' in billing) await layDemo(billing as SandboxBilling, demo)

  async function layDemo({ lay }: SandboxBilling, { billedAccounts, customers: people = [] }: NonNullable<Needs['demo']>) {
    const linkSamples = createSampleLinks({ db, now, linked, origin: needs.publicUrl ?? 'http://localhost:3600' })
    for (const { client } of tenants.list) if (await lay(client, billedAccounts)) await linkSamples(client, billedAccounts, people)
  }

  return {
    jobs: [
      ...tenants.list.map((tenant) => remindOfBills(tenant, { ...needs, mail: needs.mail.mail, linked, links, payments })),
      forgetUnlinked({ linked }),
    ],
    forPages: ({ tenant, person, origin, visitor }) => ({
      account: person
        ? {
            open: () => open(tenant, person),
            do: (posted) => doPosted({ tenant, person, origin, visitor }, posted),
            newKey: () => randomBytes(16).toString('hex'),
          }
        : null,
      reminders: {
        isLink: (code) => links.readCode(tenant.client, code) !== undefined,
        async stop(code) {
          const whose = links.readCode(tenant.client, code)
          return whose !== undefined && linked.remindNoMore(whose, whose.id)
        },
      },
    }),
  }
}

const mostAgents = 3
