import { dollars, type DayOf, type Problems } from './read-choice.ts'
import type { Customer, Session } from './sandbox-facts.ts'
import { testNumbers, testRouting } from './test-numbers.ts'

export interface Shown {
  session: Session
  customer: Customer | undefined
  embedded: boolean
  now: number
  dayOf: DayOf
  /** What was typed before; numbers of cards and accounts are never written back. */
  fields?: URLSearchParams
  problems?: Problems
  /** Why it is shown again: "Declined by the bank." */
  failed?: string
}

/** The form somebody pays with. It works without any script; in the widget a script says how tall it is. */
export function formPage(shown: Shown): string {
  const { session, customer, embedded, fields, problems = {}, failed } = shown
  const named = Object.entries(problems)
  const alert =
    named.length > 0
      ? `<div class="alert" role="alert"><p>Please look at this again:</p><ul>${named.map(([name, words]) => `<li><a href="#${name}">${escape(words)}</a></li>`).join('')}</ul></div>`
      : failed
        ? `<p class="alert" role="alert">${escape(failed)} You can try another way to pay.</p>`
        : ''
  const takesMoney = session.operation === 'pay' || session.operation === 'schedule'
  const how = fields?.get('how') ?? customer?.methods[0]?.id ?? 'card'
  const body = `${sandboxNote}${alert}
<form method="post" action="/hosted/choice" novalidate>
<input type="hidden" name="sessionKey" value="${session.key}"><input type="hidden" name="embedded" value="${embedded ? '1' : ''}">
${takesMoney ? amountFields(shown) : ''}
${session.operation === 'methods' ? keptMethods(customer) : ''}
<fieldset><legend>${takesMoney ? 'Pay with' : 'Card or bank account'}</legend>
${takesMoney ? (customer?.methods ?? []).map(({ id, paidBy, lastFour }) => radio(id, `${paidBy === 'card' ? 'Card' : 'Bank account'} ending in ${lastFour}`, how === id)).join('') : ''}
${radio('card', 'Card', how === 'card')}${radio('bank', 'Bank account', how === 'bank')}</fieldset>
<div class="two when-card">${input('card', 'Card number', { problems, more: 'inputmode="numeric" autocomplete="off" list="cards"' })}${input('expiry', 'Expires (MM/YY)', { problems, value: fields?.get('expiry') ?? '', more: 'inputmode="numeric" autocomplete="off"' })}</div>
<div class="two when-bank">${input('routing', 'Routing number', { problems, value: fields?.get('routing') ?? '', more: 'inputmode="numeric" autocomplete="off"' })}${input('account', 'Account at your bank', { problems, more: 'inputmode="numeric" autocomplete="off" list="accounts"' })}</div>
${datalist('cards', 'card')}${datalist('accounts', 'bank')}
${customer && takesMoney ? '<label class="choice"><input type="checkbox" name="save">Keep it for the next time</label>' : ''}
<button name="act" value="choose">${submitWords[session.operation]}</button>
<button class="quiet" name="act" value="cancel">${session.operation === 'methods' ? 'Close' : 'Cancel'}</button>
</form>${testTable}`
  return page(headings[session.operation], body, {
    embedded,
    says: failed ? { name: 'error', detail: { Description: failed } } : undefined,
    session,
  })
}

const headings = { pay: 'Pay a bill', schedule: 'Schedule a payment', autopay: 'Turn on AutoPay', methods: 'Saved ways to pay' }
const submitWords = { pay: 'Pay', schedule: 'Schedule', autopay: 'Turn on AutoPay', methods: 'Save' }

const sandboxNote = `<p class="sandbox"><strong>Sandbox: no money moves.</strong> Use the test numbers below, and never a real card or account.</p>`

function amountFields({ session, now, dayOf, fields, problems = {} }: Shown): string {
  const { minCents, balanceCents, scheduleDays, operation } = session
  const amount = fields?.get('amount') ?? dollars(minCents || balanceCents)
  const range = `<p class="hint" id="amount-hint">From ${dollars(Math.max(1, minCents))} to ${dollars(balanceCents)}</p>`
  const day = `type="date" min="${dayOf(now)}" max="${dayOf(now + scheduleDays * 24 * 3600_000)}"`
  return `<div class="two">${input('amount', 'Amount', { problems, value: amount, more: 'inputmode="decimal"', hint: range })}${
    operation === 'schedule' ? input('day', 'Pay on', { problems, value: fields?.get('day') ?? dayOf(now), more: day }) : ''
  }</div>`
}

function keptMethods(customer: Customer | undefined): string {
  if (!customer?.methods.length) return '<p>Nothing is saved yet.</p>'
  const items = customer.methods.map(({ id, paidBy, lastFour }) => {
    const words = `${paidBy === 'card' ? 'Card' : 'Bank account'} ending in ${lastFour}`
    return `<li>${words}<button class="quiet small" name="remove" value="${id}" aria-label="Remove ${words.toLowerCase()}">Remove</button></li>`
  })
  return `<ul class="kept">${items.join('')}</ul>`
}

const radio = (value: string, words: string, checked: boolean) =>
  `<label class="choice"><input type="radio" name="how" value="${escape(value)}"${checked ? ' checked' : ''}>${words}</label>`

type Field = { problems: Problems; value?: string; more?: string; hint?: string }

function input(name: string, label: string, { problems, value = '', more = '', hint = '' }: Field): string {
  const problem = problems[name]
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return `<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escape(value)}" maxlength="100" ${more}${
    problem ? ' aria-invalid="true"' : ''
  }${described ? ` aria-describedby="${described}"` : ''}>${hint}${problem ? `<p class="problem" id="${name}-problem">${escape(problem)}</p>` : ''}</div>`
}

const datalist = (id: string, paidBy: 'card' | 'bank') =>
  `<datalist id="${id}">${testNumbers
    .filter((each) => each.paidBy === paidBy)
    .map(({ number, words }) => `<option value="${number}">${words}</option>`)
    .join('')}</datalist>`

const testTable = `<details><summary>Test numbers, one for every ending</summary><table><caption class="hint">Any expiry to come, such as 12/30. Routing number of every account: ${testRouting}</caption><thead><tr><th scope="col">Number</th><th scope="col">What becomes of it</th></tr></thead><tbody>${testNumbers
  .map(({ paidBy, number, words }) => `<tr><td>${paidBy === 'card' ? 'Card' : 'Account'} ${number}</td><td>${words}</td></tr>`)
  .join('')}</tbody></table></details>`

export interface Said {
  /** As the widget raises it: "paymentComplete". */
  name: string
  detail: Record<string, string>
}

/** How it ended, for those who come to it by a redirect without a way on, and for the widget, which closes. */
export function endPage(
  heading: string,
  words: string,
  { session, embedded, says }: { session?: Session; embedded: boolean; says?: Said },
) {
  const back = session && !embedded ? `<a class="button" href="${escape(session.returnTo)}">Go back</a>` : ''
  return page(heading, `${sandboxNote}<p role="status">${escape(words)}</p>${back}`, { embedded, says, session })
}

type Around = { embedded: boolean; says?: Said; session?: Session }

function page(heading: string, body: string, { embedded, says, session }: Around): string {
  const listener = embedded && session ? escape(new URL(session.returnTo).origin) : ''
  const script = listener ? '<script src="/hosted.js" defer></script>' : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${heading} · Sandbox payments</title><link rel="stylesheet" href="/hosted.css">${script}</head><body${
    embedded ? ' class="embedded"' : ''
  } data-listener="${listener}" data-says="${says ? escape(JSON.stringify(says)) : ''}"><main><h1>${heading}</h1>${body}</main></body></html>`
}

const escape = (words: string): string => words.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
