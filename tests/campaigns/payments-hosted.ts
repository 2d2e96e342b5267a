import { drawn, type Dice } from './editing-dice.ts'

/** How what somebody pays with ends, by the provider's test numbers (src/sandbox-payments/test-numbers.ts). */
const endings = {
  paid: { how: 'card', card: '4111 1111 1111 1111' },
  declined: { how: 'card', card: '4000 0000 0000 0002' },
  'not enough money': { how: 'card', card: '4000 0000 0000 9995' },
  slow: { how: 'card', card: '4000 0000 0000 7775' },
  'an error': { how: 'card', card: '4000 0000 0000 0119' },
  'another amount told': { how: 'card', card: '4000 0000 0000 5555' },
  'from the bank': { how: 'bank', account: '0001 2345 6789' },
  returned: { how: 'bank', account: '0001 1111 1116' },
  'no such bank account': { how: 'bank', account: '0002 2222 2227' },
} as const
export type Ending = keyof typeof endings

const oftenness = [
  ['paid', 50],
  ['declined', 8],
  ['not enough money', 4],
  ['slow', 8],
  ['an error', 4],
  ['another amount told', 4],
  ['from the bank', 8],
  ['returned', 12],
  ['no such bank account', 2],
] as const

/** How somebody leaves the payment company’s page, as often as it happens. */
export const drawEnding = (roll: Dice): Ending => drawn(roll, oftenness)

interface Choice {
  sessionKey: string
  ending: Ending
  /** "148.20"; the least that is due where it is left out. */
  amount: string
  /** "2026-11-30", for what is paid later. */
  day?: string
}

/** What a person does on the provider's own page: it goes past us, and past the weather between the two servers. */
export function createHostedPage(origin: string) {
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return { status: answer.status, text: await answer.text() }
  }

  return {
    /** Of a form that is open there. */
    choose: ({ sessionKey, ending, amount, day }: Choice) =>
      post('/hosted/choice', {
        sessionKey,
        embedded: '',
        act: 'choose',
        amount,
        ...(day ? { day } : {}),
        expiry: '12/30',
        routing: '110000000',
        ...endings[ending],
      }),
    cancel: (sessionKey: string) => post('/hosted/choice', { sessionKey, embedded: '', act: 'cancel' }),
    end: (sessionKey: string) => post('/hosted/end', { sessionKey }),
    /** The key that stands in the form of the page somebody was led to. */
    async keyAt(address: string): Promise<string | undefined> {
      const text = await (await fetch(address)).text()
      return /name="sessionKey" value="([^"]+)"/.exec(text)?.[1]
    },
  }
}
