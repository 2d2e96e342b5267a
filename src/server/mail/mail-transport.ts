import type { Address } from './mail.ts'

/** A mail as it leaves: made of the same row it is the same bytes, however often it is tried. */
export interface Message {
  /** Without the brackets: "<id>@<host of the sender>". */
  messageId: string
  date: Date
  from: Address
  to: readonly Address[]
  cc: readonly Address[]
  replyTo?: Address
  subject: string
  html: string
  text: string
  /** Nobody's holiday reply is wanted for what no person wrote. */
  automatic: boolean
  /** Where what cannot be delivered comes back to, and the one recipient, whatever the headers say. */
  envelope: { from: string; to: string }
}

/**
 * What became of it. 'refused': the server will never take this letter. 'later': it surely did not take it, and may another
 * time. 'uncertain': nobody can know, since the line went silent after the letter.
 */
export interface Outcome {
  end: 'sent' | 'refused' | 'later' | 'uncertain'
  /** The server's words, or ours where it said nothing. */
  said: string
}

/** How mails leave the house; never throws. */
export interface MailTransport {
  send(message: Message, signal: AbortSignal): Promise<Outcome>
}
