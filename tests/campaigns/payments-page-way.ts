import { pages, paymentAddress } from '../../src/routes.ts'
import { toldBy } from './forms-pages.ts'
import type { Payer, PayingWay } from './payments-payer.ts'

/** Without script: a form with a key of its own, a page of the payment, and the provider's page that it leads to. */
export async function createPageWay({ world, wish, visitor, roll }: Payer): Promise<PayingWay> {
  const { network, journal, hosted } = world
  const key = await world.pageKey(visitor)
  const post = (path: string, fields: Record<string, string>) => network.carry({ path, visitor, body: new URLSearchParams(fields) }, roll)

  return {
    async open() {
      const body = new URLSearchParams({ account: wish.account, key })
      // Whatever reaches the browser or not, each payment that was opened may be paid.
      const answer = await network.carry({ path: pages.pay.path, visitor, body }, roll)
      if (answer.status === 303) return codeIn(answer.location)
      if (answer.status < 500 && answer.status !== 429)
        journal.surprises.push(`wish ${wish.number} was refused: ${answer.status} ${JSON.stringify(toldBy(answer.text).done)}`)
      return undefined
    },
    async sessionOf(code) {
      const { status, location } = await post(paymentAddress(code), { wish: 'go' })
      if (status !== 303 || !location || location.includes('down=')) throw new Error('the payment company was not reached')
      // Back to its own page, which says how it ended.
      return location.startsWith('http') ? hosted.keyAt(location) : undefined
    },
    async say(code) {
      await post(paymentAddress(code), { wish: 'ask' })
    },
  }
}

const codeIn = (location: string | null) => /\/payment\/([^/?]+)/.exec(location ?? '')?.[1]
