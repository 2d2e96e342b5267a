import type { ShownPayment } from '../../src/nouns/payments/shown-payment.ts'

/** What people wished, did and were shown, and what went wrong on the way: what the oracles judge the three books by. */

export interface Wish {
  number: number
  /** Nobody else's: whatever is paid on it was paid for this wish. */
  account: string
  manner: 'page' | 'script' | 'schedule'
  /** Codes of the pages it was led to. */
  codes: Set<string>
  gaveUp: boolean
  /** What they asked the payment company for; declined, or done, or the one of two tabs that came second. */
  chosen: { reference: string; cents: number; day: string | undefined }[]
}

/** What a page said of a payment, and what was true just after. */
interface Seen extends Pick<ShownPayment, 'reference' | 'state' | 'cents' | 'settlement'> {
  wish: number
  posted: boolean
  takenThen: number | undefined
}

const emptyCounts = () => ({
  'by page, without script': 0,
  'by script': 0,
  'on a day to come': 0,
  'double clicks': 0,
  'two tabs': 0,
  'paid twice by hand': 0,
  retries: 0,
  'opened again later': 0,
  'declined first': 0,
  'cancelled there': 0,
  'closed half-way': 0,
  'said paid and was not': 0,
  changed: 0,
  'changed twice at once': 0,
  'changed and left half-way': 0,
  'gave up': 0,
  'double sends': 0,
  'requests lost': 0,
  'replies lost': 0,
  'cut in the middle': 0,
  'slow replies': 0,
  'server errors': 0,
})

export type PaymentsJournal = ReturnType<typeof createPaymentsJournal>

/** Writes down what people wished and were shown, and when the server was killed. */
export function createPaymentsJournal() {
  return {
    counts: emptyCounts(),
    wishes: [] as Wish[],
    seen: [] as Seen[],
    kills: [] as { step: string }[],
    notices: { told: 0, forged: 0 },
    /** Forged notices that were thanked for. */
    believed: [] as string[],
    surprises: [] as string[],
  }
}
