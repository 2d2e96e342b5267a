import { formEmails } from '../form-emails.ts'

/** Told beside the agent, of what was sent from the agent's page. */
export const contactMeEmails = formEmails('ContactMe', [])
