import { desc } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { paymentFrameChecks as t } from '../../db/tables/payments.ts'
import { readAtMost } from '../../http/read-at-most.ts'
import type { Warn } from '../../http/warn.ts'
import { defineJob, noPayload } from '../../jobs/job.ts'
import type { Mail } from '../../mail/mail.ts'
import { tellAdmins } from '../../mail/tell-admins.ts'
import type { Tenants } from '../../tenants.ts'
import { frameAlertLetter } from './frame-alert-letter.ts'
import { checkFrame, type Looked } from './frame-check.ts'
import type { FramePage } from './payment-frame-page.ts'

interface Needs {
  db: Db
  now: () => Date
  warn: Warn
  mail: Pick<Mail, 'queueToAll'>
  tenants: Tenants
  /** What the page should be. */
  expected(): FramePage
  /** The bridge as it lies in the build; undefined where nothing is built. */
  readBridge(): Promise<{ src: string; text: string } | undefined>
  look(path: string): Promise<Looked>
  fetch?: typeof fetch
}

const week = 7 * 24 * 60
const patience = 10_000
const mostBytes = 4 * 1024 * 1024

export type FrameWatch = ReturnType<typeof watchFrame>

/** Looks every week, and whenever an admin asks, whether somebody has changed the page with the payment form. */
export function watchFrame({ db, now, warn, mail, tenants, expected, readBridge, look, fetch: send = fetch }: Needs) {
  async function check() {
    const bridge = await readBridge()
    if (!bridge) return undefined
    const [last] = await db.select().from(t).orderBy(desc(t.id)).limit(1)
    const checked = await checkFrame({ expected: expected(), bridge, look, lookAtTheirs, before: last?.scripts ?? [] })
    return { ...checked, checkedAt: now() }
  }

  /** Written down, and told to every insurer's admins where something is wrong. */
  async function write(tx: Db, { checkedAt, findings, scripts }: NonNullable<Awaited<ReturnType<typeof check>>>) {
    await tx.insert(t).values({ checkedAt, findings, scripts })
    if (findings.length === 0) return
    warn({ findings }, 'the page with the payment form is not as it was released')
    for (const tenant of tenants.list) await tellAdmins(tx, mail, tenant, frameAlertLetter({ tenant, at: checkedAt, findings }))
  }

  async function lookAtTheirs(address: string): Promise<string | null> {
    try {
      const answer = await send(address, { redirect: 'error', signal: AbortSignal.timeout(patience) })
      const text = await readAtMost(answer, mostBytes)
      return answer.ok ? text : null
    } catch {
      return null
    }
  }

  const job = defineJob({
    kind: 'check the payment page',
    payload: noPayload,
    every: { minutes: week },
    atOnce: 1,
    limitSeconds: 60,
    waits: { firstSeconds: 60, mostSeconds: 24 * 3600 },
    async run() {
      const checked = await check()
      return checked && ((tx) => write(tx, checked))
    },
  })

  /** At once, for an admin. */
  async function checkNow() {
    const checked = await check()
    if (!checked) return { checkedAt: now(), findings: [], scripts: [] }
    await db.transaction((tx) => write(tx as unknown as Db, checked))
    return checked
  }

  return { job, checkNow }
}
