/** What the forms of the account's page ask for, as they say it. */
export const accountWishes = [
  'link',
  'unlink',
  'keep',
  'pay',
  'schedule',
  'autopay',
  'stop autopay',
  'methods',
  'change',
  'cancel',
  'remind',
] as const

export type AccountWish = (typeof accountWishes)[number]

/** What was done, as the address of the page says it afterwards. */
export const accountDone = ['linked', 'unlinked', 'kept', 'autopay off', 'cancelled', 'reminders on', 'reminders off'] as const

export type AccountDone = (typeof accountDone)[number]

export interface AccountProblem {
  wish: AccountWish | null
  /** The account it is about. */
  of: string
  /** The field it is about; empty where it is none. */
  path: string
  message: string
  status: number
  typed: { account: string; zip: string; email: string }
}

/** What became of a form: where it goes on, what was done, or what is wrong. */
export type AccountOutcome = { to: string } | { done: AccountDone; of: string } | { problem: AccountProblem }
