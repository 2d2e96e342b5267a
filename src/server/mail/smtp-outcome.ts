import type { Outcome } from './mail-transport.ts'

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number; permanent?: boolean }

/** Where the server speaks of this letter and its recipient, and not of us or of itself. */
const ofTheLetter = ['RCPT TO', 'DATA']

/**
 * What an error of nodemailer means for the letter. `begun`: the server was listening to it. An answer is an answer, even then; only
 * silence is uncertain. What it refuses before the letter is about us (a password, a sender), which somebody will mend.
 */
export function outcomeOf(error: unknown, begun: boolean): Outcome & { aboutUs: boolean } {
  const { code, command = '', response, responseCode, permanent } = error as SmtpError
  const aboutUs = command.startsWith('AUTH') || code === 'EAUTH'
  if (responseCode !== undefined) {
    const refused = permanent === true && ofTheLetter.includes(command)
    return { end: refused ? 'refused' : 'later', said: response ?? String(responseCode), aboutUs }
  }
  if (begun) return { end: 'uncertain', said: `the line was cut after the letter (${codeOf(error)})`, aboutUs }
  return { end: 'later', said: `no way to the mail server (${codeOf(error)})`, aboutUs }
}

/** A word of the library or the system; its sentences may hold addresses. */
function codeOf(error: unknown): string {
  const { originalCode, code, timeoutType } = error as { originalCode?: unknown; code?: unknown; timeoutType?: unknown }
  return [timeoutType, originalCode, code].find((each) => typeof each === 'string') ?? 'unknown'
}
