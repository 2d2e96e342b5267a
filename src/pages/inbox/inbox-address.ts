import type { DeskAsked } from '../../calls/desk-calls.ts'
import { addressWith } from '../../calls/address-with.ts'
import { caseAges, caseStates } from '../../nouns/forms/case-states.ts'
import { address } from '../../routes.ts'
import { askedText } from '../shell/asked-text.ts'

/** What of the desk an address shows: the list, the case beside it, or the page of one person. */
interface InboxAddress {
  asked: DeskAsked
  /** A number, or a reference as mails name it. */
  open: string | null
  person: boolean
  /** The record of the desk, and before which of its lines. */
  record: { before: number | undefined } | null
}

/** Reads an address; what cannot be understood is as if it were not there. */
export function readInboxAddress(query: URLSearchParams): InboxAddress {
  const text = (name: string, most: number) => askedText(query, name, most)
  const one = <T extends string>(name: string, of: readonly T[], otherwise: T) => of.find((each) => each === query.get(name)) ?? otherwise
  return {
    asked: {
      state: one('state', caseStates, 'new'),
      form: text('form', 60),
      agent: text('agent', 320),
      age: one('age', caseAges, ''),
      unread: query.get('unread') === '1' ? '1' : '',
      mine: query.get('mine') === '1' ? '1' : '',
      q: text('q', 200),
      after: text('after', 60),
    },
    open: /^[\w-]{1,40}$/.test(query.get('case') ?? '') ? query.get('case') : null,
    person: query.has('person'),
    record: query.has('record') ? { before: /^\d{1,15}$/.test(query.get('before') ?? '') ? Number(query.get('before')) : undefined } : null,
  }
}

/** The address of what is shown; what is usual is left out. */
export function inboxAddress(asked: Partial<DeskAsked>, open?: number | null): string {
  const { client: _client, ...filters } = asked
  const said = Object.fromEntries(Object.entries(filters).filter(([name, value]) => value !== '' && !(name === 'state' && value === 'new')))
  return addressWith(address.inbox, { ...said, case: open ?? undefined })
}

/** Where a case is in the list, for whoever comes back to it from the page of the case. */
export const rowId = (id: number) => `case-${id}`

/** Alone what narrows the list, without the state, the search and the place in it. */
export const isFiltered = ({ form, agent, age, unread, mine }: DeskAsked) => [form, agent, age, unread, mine].some(Boolean)

export const personAddress = `${address.inbox}?person`
export const recordAddress = `${address.inbox}?record`
