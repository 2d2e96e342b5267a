import { createContext } from 'react-router'
import type { FormOutcome } from '../site/site-forms.ts'

/** A form that was not taken, with everything that was typed into it. */
export type RefusedForm = Exclude<FormOutcome, { code: string }>

/** What the action of a page tells its loader, which shows the page again. */
export const refusedContext = createContext<RefusedForm | null>(null)
