import type { AccountDone, AccountOutcome, AccountWish } from '../../../nouns/payments/account-wish.ts'
import { accountWishes } from '../../../nouns/payments/account-wish.ts'
import { wordsIn } from '../../../words/languages.ts'
import { Refused } from '../../http/errors.ts'
import { postedText } from '../../http/posted-text.ts'
import type { Doing, MyAccountWork } from './my-account-work.ts'

type Posted = Record<'of' | 'account' | 'zip' | 'key' | 'least' | 'reference' | 'days' | 'email', string>
type Done = { to: string } | { done: AccountDone; of: string }

/** Does what a form of the account's page asks; what is refused comes back as words, with what was typed. */
export function createPostedAccount(work: MyAccountWork) {
  return async function doPosted(doing: Doing, form: FormData): Promise<AccountOutcome> {
    const wish = accountWishes.find((each) => each === form.get('wish'))
    const posted = readPosted(form)
    if (!wish) return refusal(posted, null, { message: wordsIn(doing.tenant.language).refusals.mine.unknownWish, status: 422 })
    try {
      return await deeds[wish](work, doing, posted)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { message, errors } = error.in(doing.tenant.language)
      return refusal(posted, wish, { message, status: error.statusCode, path: errors?.[0]?.path })
    }
  }
}

const deeds: Record<AccountWish, (work: MyAccountWork, doing: Doing, posted: Posted) => Promise<Done>> = {
  link: async (work, doing, { account, zip }) => ({ done: 'linked', of: await work.link(doing, { number: account, zip }) }),
  unlink: async (work, doing, { of }) => {
    await work.unlink(doing, of)
    return { done: 'unlinked', of }
  },
  keep: async (work, doing, { of }) => {
    await work.keep(doing, of)
    return { done: 'kept', of }
  },
  pay: async (work, doing, { of, key, least }) => ({ to: await work.open(doing, of, { operation: 'pay', key, ...shown(least) }) }),
  schedule: async (work, doing, { of, key, least }) => ({
    to: await work.open(doing, of, { operation: 'schedule', key, ...shown(least) }),
  }),
  autopay: async (work, doing, { of, key }) => ({ to: await work.open(doing, of, { operation: 'autopay', key }) }),
  methods: async (work, doing, { of, key }) => ({ to: await work.open(doing, of, { operation: 'methods', key }) }),
  'stop autopay': async (work, doing, { of }) => {
    await work.stopAutopay(doing, of)
    return { done: 'autopay off', of }
  },
  change: async (work, doing, { of, reference, least }) => ({ to: await work.change(doing, of, { reference, ...shown(least) }) }),
  cancel: async (work, doing, { of, reference }) => {
    await work.cancel(doing, of, reference)
    return { done: 'cancelled', of }
  },
  remind: async (work, doing, { of, days, email }) => ({
    done: (await work.remind(doing, of, { days, email })) ? 'reminders on' : 'reminders off',
    of,
  }),
}

/** What the page showed as the least that is due. */
const shown = (least: string) => (/^\d{1,9}$/.test(least) ? { shownMinCents: Number(least) } : {})

function readPosted(form: FormData): Posted {
  const text = (name: string, most: number) => postedText(form, name, most)
  return {
    of: text('of', 60),
    account: text('account', 40),
    zip: text('zip', 20),
    key: text('key', 100),
    least: text('least', 12),
    reference: text('reference', 60),
    days: text('days', 4),
    email: text('email', 300),
  }
}

/** What was typed goes back into its boxes; it is theirs, and the page is shown to them alone. */
function refusal(
  { of, account, zip, email }: Posted,
  wish: AccountWish | null,
  { message, status, path = '' }: { message: string; status: number; path?: string },
): AccountOutcome {
  return { problem: { wish, of, path, message, status, typed: { account, zip, email } } }
}
