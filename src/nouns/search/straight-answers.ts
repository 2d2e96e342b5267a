import { address } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import { foldText } from '../fold-text.ts'
import { accountDigits } from '../payments/account-number.ts'
import { weakWords } from './weak-words.ts'

type Labels = Words['straightAnswers']
type Task = { [Name in keyof Labels]: Labels[Name] extends string ? Name : never }[keyof Labels]

export interface StraightAnswer {
  label: string
  href: string
}

/** What names a task and nothing else, in the words people use; the order and the small words between them do not count. */
const tasks: readonly { label: Task; href: string; said: string }[] = [
  {
    label: 'pay',
    href: address.pay,
    said: `pay, pay bill, bill pay, payment, make payment, pay premium, pay insurance, pay insurance bill, pay policy, autopay, auto pay,
      automatic payment, schedule payment, quick pay, pay card, pay credit card, bill, pay balance, set autopay, pay car insurance, pay auto insurance bill`,
  },
  {
    label: 'claim',
    href: address.claims,
    said: `claim, file claim, report claim, start claim, make claim, new claim, submit claim, open claim, report accident, file insurance claim,
      report loss, claim center, report damage`,
  },
  {
    label: 'roadside',
    // The report on the page of its own is for agents, afterwards; whoever is stuck wants the number to call.
    href: `${address.auto}#roadside`,
    said: `roadside, roadside assistance, roadside help, roadside service, road side assistance, tow, tow truck, towing, flat tire, dead battery, jump start,
      locked out, lockout, locked out car, key in car, broke down, car broke down, car will not start, car wont start, stranded, out of gas, stuck ditch, emergency road service`,
  },
  {
    label: 'quote',
    href: address.quote,
    said: `quote, free quote, start quote, insurance quote, request quote, price, get quote, estimate, quote online`,
  },
  {
    label: 'agent',
    href: address.findAnAgent,
    said: `agent, find agent, insurance agent, local agent, agent near, agent near me, nearest agent, closest agent, agent locator, call agent, contact agent, talk agent, speak agent`,
  },
  {
    label: 'customerLogin',
    href: address.customerLogin,
    said: 'customer login, customer log in, my account, account, manage account, policyholder login, sign into account, log account, login account, log into account',
  },
  { label: 'agentLogin', href: address.agentLogin, said: 'agent login, agent log in, agent sign in, agent portal' },
  {
    label: 'login',
    href: address.login,
    said: 'login, log in, sign in, log on, logon, signin, sign on, password, forgot password, reset password, lost password, change password, username, forgot username',
  },
  {
    label: 'contact',
    href: address.contact,
    said: 'contact, phone number, contact number, telephone number, telephone, customer service, phone, office, main office, headquarters, location, office hour, hour, open, direction, located, talk person, speak person, human, customer support, hold',
  },
  { label: 'careers', href: address.careers, said: 'job, career, hiring, employment, job opening, open position, work here, apply job' },
]

/** Small words, beside those that say little about anything. */
const small = new Set(
  `a an and are at be by can could do does did for from go going has have how i if in into is it its just me mine my near now of off on or our out
  please should so some that the their there this to today up us was we what when where which who why will with would you your`.split(
    /\s+/,
  ),
)

/** Where words are these alone they are what is meant: "log in", "locked out". */
const keyOf = (words: readonly string[]) => [...new Set(words.map(plain))].toSorted().join(' ')
const meant = (words: readonly string[]) => words.filter((word) => !small.has(word) && !weakWords.has(word))

const known = new Map(
  tasks
    .flatMap(({ label, href, said }) =>
      said.split(',').flatMap((phrase) => {
        const words = wordsOf(phrase)
        const both = [words, meant(words)].filter((each) => each.length > 0)
        return both.map((each) => [keyOf(each), { label, href }] as const)
      }),
    )
    .toReversed(),
)

/** The task that was asked for, if that is all that was asked for; null else. */
export function straightTo(asked: string, words: Labels): StraightAnswer | null {
  if (isLikeAccount(asked)) return { label: words.pay, href: address.pay }
  const said = wordsOf(asked)
  if (said.length === 0 || said.length > 12) return null
  const found = known.get(keyOf(said)) ?? known.get(keyOf(meant(said)))
  return found ? { label: words[found.label], href: found.href } : null
}

/** A number like that of an account: nothing but digits, perhaps a few more or fewer, however they are spaced. It is shown, kept and counted nowhere. */
export function isLikeAccount(asked: string): boolean {
  const digits = asked.replace(/^(account|acct|policy|number|no|#|:|\.|\s)+/i, '').replace(/[\s\p{Pd}.#]/gu, '')
  return /^\d+$/.test(digits) && digits.length >= accountDigits - 3 && digits.length <= accountDigits + 4
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .replace(/'(d|ll|ve|m|re)\b/g, '')
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Without the s of many: enough for words of tasks. */
function plain(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
