import { setTimeout as pause } from 'node:timers/promises'
import type { FormOutcome, OpenForm, Receipt } from '../../src/pages/site/site-forms.ts'
import { quickness } from '../fixtures/quick-clock.ts'
import type { FormsNetwork } from './forms-network.ts'

type Told = { loaded: Record<string, { form?: OpenForm; receipt?: Receipt | null } | null>; done: Record<string, FormOutcome> | null }

/** What the loaders of a page answered, as its bare rendering writes it down. */
export const toldBy = (text: string) => JSON.parse(/<pre>(.*)<\/pre>/s.exec(text)?.[1] ?? '{}') as Partial<Told>

type Asked = { network: FormsNetwork; path: string; visitor: string; host?: string }

/** What a page tells, also when the server has to come back first. */
export async function openPage({ network, ...asked }: Asked): Promise<{ form?: OpenForm; receipt?: Receipt | null }> {
  for (;;) {
    const answer = await network.straight(asked).catch(() => undefined)
    if (answer?.status === 200) return Object.values(toldBy(answer.text).loaded ?? {}).find((each) => each !== null) ?? {}
    if (answer && answer.status < 500) throw new Error(`${asked.path}: ${answer.status} ${answer.text.slice(0, 200)}`)
    await pause(100)
  }
}

/** The form at an address. Throws where there is none. */
export async function openForm(asked: Asked): Promise<OpenForm> {
  const { form } = await openPage(asked)
  if (!form) throw new Error(`there is no form at ${asked.path}`)
  return form
}

/** Nobody reads and fills in a form in less than three seconds of the site. */
export const reading = () => pause(4000 / quickness)

/** A network address of one's own. */
export const addressOf = (number: number, home = 10) => `${home}.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
