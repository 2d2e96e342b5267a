import { createContext } from 'react-router'
import type { AccountProblem } from '../../nouns/payments/account-wish.ts'

/** What the action of the page tells its loader, which shows the page again. */
export const accountProblemContext = createContext<AccountProblem | null>(null)
