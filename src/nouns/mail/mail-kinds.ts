/**
 * What a mail is for: 'notice' to the desk, 'confirmation' to the sender, 'reply' from the desk, 'link' to go on later; of payments
 * 'receipt', 'returned' money, 'reminder' of what is due, 'left' of a change that nothing came of.
 */
export const mailKinds = ['notice', 'confirmation', 'reply', 'link', 'receipt', 'returned', 'reminder', 'left'] as const
export type MailKind = (typeof mailKinds)[number]

/** What became of it: 'kept' where no mail server is set, 'held' back because too many went to this address, 'uncertain' where a line was cut after the letter. */
export const mailStates = ['queued', 'sent', 'uncertain', 'failed', 'bounced', 'kept', 'held'] as const
export type MailState = (typeof mailStates)[number]
