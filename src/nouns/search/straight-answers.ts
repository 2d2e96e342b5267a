import { address } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import { foldText, wordsOfFolded } from '../fold-text.ts'
import { accountDigits } from '../payments/account-number.ts'
import { weakWords } from './weak-words.ts'

type Labels = Words['straightAnswers']
type Task = { [Name in keyof Labels]: Labels[Name] extends string ? Name : never }[keyof Labels]

export interface StraightAnswer {
  label: string
  href: string
}

/** What is insured, said beside a task: it does not make it another. */
const insured = `auto car truck pickup vehicle van motorcycle home house homeowner renter apartment condo farm ranch crop business commercial life
  annuity family insurance policy coverage`

/**
 * What names a task, in the words people use, and what may be said beside it without making it another: "pay" with "car insurance bill
 * online" is the payment, "pay" with "new roof" is not. The order and the small words between them do not count.
 */
const tasks: readonly { label: Task; href: string; names: string; beside: string }[] = [
  {
    label: 'pay',
    href: address.pay,
    names: `pay, payment, make payment, bill, billing, invoice, autopay, auto pay, automatic payment, automatic withdrawal, bank draft, schedule payment,
      recurring payment, quick pay, installment, amount due, due date, payment plan, past due, view bill, balance due, account balance, policy balance,
      account number, card declined, bank account, quickpay`,
    beside: `${insured} premium account bill balance due amount card credit debit bank check electronic checking visa mastercard phone month monthly
      view see set setup turn enroll sign option guest method late owe total full lost copy print missed miss declined bounced returned split
      extension arrangement change update receipt history stop number plan autopay`,
  },
  {
    label: 'claim',
    href: address.claims,
    names: `claim, claim center, claim department, report accident, report loss, report damage, report crash, report wreck, report theft, report incident,
      file accident, file loss`,
    beside: `${insured} file report start make new submit open begin filing online phone number call center adjuster status check track process step
      accident damage damaged hail storm wind tornado fire water theft glass windshield roof property loss crash wreck collision`,
  },
  {
    label: 'roadside',
    // The report on the page of its own is for agents, afterwards; whoever is stuck wants the number to call.
    href: `${address.auto}#roadside`,
    names: `roadside, road side, roadside assistance, emergency road service, tow, towing, tow truck, wrecker, flat tire, flat, blown tire, tire blew, dead battery, battery dead,
      battery died, jump start, jumpstart, need jump, locked out, lockout, lock out, key in car, key locked, broke down, broken down, breakdown, break down,
      car will not start, car wont start, truck wont start, engine wont start, car died, truck died, stranded, out of gas, ran out gas, out of fuel, stuck ditch, stuck snow, stuck mud, stuck sand, stuck ice, stuck field, winch out, stuck highway,
      pulled ditch, pulled snow, pulled mud, pulled sand, pulled creek, pulled field,
      stuck road, stuck side road, in ditch, help road, help highway, emergency road, overheated`,
    beside: `auto car truck pickup vehicle van highway interstate road roadside side emergency assistance service help number phone call
      driveway night tire stuck broke down winch out fuel gas locked key door trunk ignition inside battery engine coverage insurance
      snow bank drift mud sand ice field pasture gravel creek pull pulled reimbursed reimbursement paid back receipt bill`,
  },
  {
    label: 'quote',
    href: address.quote,
    names: `quote, price, pricing, estimate, rate quote, insurance quote, application, insurance application, apply insurance, apply policy, buy insurance, buy policy, get insured, shop insurance, switch insurance, compare rate`,
    beside: `${insured} free start request get online instant quick fast new cheap cheaper buy compare rate start ask receive together both bundle`,
  },
  {
    label: 'agent',
    href: address.findAnAgent,
    names: `agent, insurance agent, local agent, broker, agent locator, agency, insurance person, adviser, advisor, representative`,
    beside: `${insured} find local nearest closest close nearby near locator locate search call contact talk speak meet choose new list directory map
      area town locally office person switch change different another other current`,
  },
  {
    label: 'customerLogin',
    href: address.customerLogin,
    names: `customer login, customer log in, customer sign in, customer portal, account, manage account, online account, policyholder login, policyholder portal, create account, register account,
      id card, insurance card, policy document, declaration page, dec page, copy policy, view policy, see policy, print policy, download policy`,
    beside: `login log in sign on into access my open view manage customer policyholder register set up print show see download find email send copy
      lost replacement temporary digital auto car truck home insurance policy document card page declaration`,
  },
  {
    label: 'customerLogin',
    href: address.customerLogin,
    // Whoever asks for proof says who wants to see it, and that is not what is looked for.
    names: `proof insurance, proof coverage, prove insured, prove insurance, certificate insured, insurance card, id card, declaration page, dec page`,
    beside: `${insured} paper letter print show see find get give bring need new want ask asking lost expired copy page policy card renter trailer
      bank lender mortgage company landlord apartment title closing loan credit union dealer court judge ticket
      dmv county tag plate registration register police cop officer deputy school college parking contractor job work employer boss fair rental
      glovebox glove box phone`,
  },
  {
    label: 'customerLogin',
    href: address.customerLogin,
    names: `paid bill, old bill, past bill, bill history, payment history, past payment, change scheduled payment, cancel scheduled payment,
      move scheduled payment, oneinc, one inc`,
    beside: 'see look find view print show list copy already last year month day bill quickpay quick pay account set cancel change',
  },
  {
    label: 'agentLogin',
    href: address.agentLogin,
    names: 'agent login, agent log in, agent sign in, agent portal',
    beside: 'page access in',
  },
  {
    label: 'login',
    href: address.login,
    names: `login, log in, sign in, log on, logon, signin, sign on, password, forgot password, forgot username, reset password, lost password, change password, username`,
    beside: 'page user name forgot forgotten lost reset change new access',
  },
  {
    label: 'contact',
    href: address.contact,
    names: `contact, phone, phone number, contact number, telephone number, telephone, toll free, customer service, customer support, customer care, member service,
      office, main office, home office, head office, headquarters, location, business hour, office hour, opening hour, hour, open, direction, located, person, human, someone,
      real person, live person, customer hold, hold, operator, time open, time close, open today, close today, closed today`,
    beside: `number phone call talk speak real live person human actual customer service support department company main home office address
      telephone hour open located location weekend saturday sunday time close closing insurance get`,
  },
  {
    label: 'contact',
    href: address.contact,
    names: 'stop payment, stop check',
    beside: 'check bank cancel report',
  },
  {
    label: 'contact',
    href: address.contact,
    names: 'website problem, site problem, website down, site down, page broken',
    beside: 'report tell customer service support',
  },
  {
    label: 'contact',
    href: address.contact,
    names: 'dispute, dispute charge, dispute bill, refund, refund payment, wrong amount',
    beside: 'charge bill payment refund bank report check',
  },
  {
    label: 'careers',
    href: address.careers,
    names:
      'job, career, hiring, employment, job opening, open position, vacancy, work here, now hiring, job application, apply job, become agent, employee benefit, intern, internship',
    beside: `apply application opening open position current available local insurance company find search list part time full remote entry level work employee
      adjuster underwriter underwriting claim agent sales customer service accountant accounting actuary marketing office`,
  },
]

/** Small words, beside those that say little about anything. */
const small = new Set(
  `a an and are at be by can could do does did for from go going has have how i if in into is it its just me mine my near now of off on or our out
  over please should so some than that the their then there this through to today up us via was we what when where which who why will with would you your`.split(
    /\s+/,
  ),
)

/** Where words are these alone they are what is meant: "log in", "locked out". */
const meant = (words: readonly string[]) => words.filter((word) => !small.has(word) && !weakWords.has(word))

type Known = Omit<(typeof tasks)[number], 'names' | 'beside'> & { name: ReadonlySet<string>; beside: ReadonlySet<string> }

/** The longest names first: what says more of what was asked is what was meant. */
const known: readonly Known[] = tasks
  .flatMap(({ label, href, names, beside }) => {
    const mayStand = new Set(wordsOf(beside).map(plain))
    return names.split(',').flatMap((phrase) => {
      const words = wordsOf(phrase)
      return [words, words.filter((word) => !small.has(word))].flatMap((each) =>
        each.length > 0 ? [{ label, href, name: new Set(each.map(plain)), beside: mayStand }] : [],
      )
    })
  })
  .toSorted((a, b) => b.name.size - a.name.size)

/** What people say of tasks, whether pages say it or not. */
export const wordsOfTasks: readonly string[] = [...new Set(tasks.flatMap(({ names, beside }) => wordsOf(`${names} ${beside}`)))].filter(
  (word) => word.length > 3,
)

/** The task that was asked for, if that is all that was asked for; null else. */
export function straightTo(asked: string, words: Labels): StraightAnswer | null {
  if (isLikeAccount(asked)) return { label: words.pay, href: address.pay }
  const said = wordsOf(asked)
  if (said.length === 0 || said.length > 12) return null
  const all = new Set(said.map(plain))
  const strong = [...new Set(meant(said).map(plain))]
  const found =
    known.find(({ name }) => isSaid(name, all) && name.size === all.size) ??
    known.find(({ name, beside }) => isSaid(name, all) && strong.every((word) => name.has(word) || beside.has(word)))
  if (!found || (found.label === 'pay' && isOfWhatIsPaid.test(said.join(' '))) || (found.label === 'quote' && said.includes('why')))
    return null
  return { label: words[found.label], href: found.href }
}

/** For who is signed in, and so behind the doors: there is one's own account, and no door is led to. */
export function pastTheDoors(answer: StraightAnswer, words: Labels): StraightAnswer | null {
  if (answer.href === address.customerLogin) return { label: words.account, href: address.customerLanding }
  return answer.href === address.login || answer.href === address.agentLogin ? null : answer
}

/** Whether the insurance pays is no wish to pay; and who asks why a price is what it is wants no quote. */
const isOfWhatIsPaid = /\b(does|doesnt|will|wont|would)\b.*\b(insurance|policy|coverage)\b.*\bpays?\b/

const isSaid = (name: ReadonlySet<string>, said: ReadonlySet<string>) => [...name].every((word) => said.has(word))

/** A number like that of an account: nothing but digits, perhaps a few more or fewer, however they are spaced. It is shown, kept and counted nowhere. */
export function isLikeAccount(asked: string): boolean {
  const digits = asked.replace(/^(account|acct|policy|number|no|#|:|\.|\s)+/i, '').replace(/[\s\p{Pd}.#]/gu, '')
  return /^\d+$/.test(digits) && digits.length >= accountDigits - 3 && digits.length <= accountDigits + 4
}

function wordsOf(text: string): string[] {
  return wordsOfFolded(
    foldText(text)
      .replace(/'(d|ll|ve|m|re)\b/g, '')
      .replaceAll("'", ''),
  )
}

/** Without the s of many: enough for words of tasks. */
function plain(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
