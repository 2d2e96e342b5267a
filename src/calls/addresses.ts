/**
 * Method and address of every call, written once. No schema is here, so that pages, small scripts and the editor carry a
 * line where the contract, which spreads the same line, would bring all of zod.
 */

export * from './article-addresses.ts'
export * from './editing-addresses.ts'
export * from './payment-addresses.ts'
export const searchAgents = { method: 'GET', path: '/api/agents/search' } as const
/** An agent for one's own address book (vCard); found by number, or by an e-mail that may be an old one. */
export const agentCard = { method: 'GET', path: '/api/agents/:id/card.vcf' } as const
/** The address of an agent's card for address books, by the agent's e-mail address or number. */
export const agentCardAddress = (emailOrId: string | number) => agentCard.path.replace(':id', () => encodeURIComponent(emailOrId))
export const suggestPlaces = { method: 'GET', path: '/api/places' } as const
export const locatePlace = { method: 'GET', path: '/api/places/locate' } as const
/** Work for the browser that is about to send a form. */
export const formChallenge = { method: 'GET', path: '/api/forms/challenge' } as const
/** Takes one file for a form that is sent later. */
export const stageFormFile = { method: 'POST', path: '/api/forms/files' } as const
/** Where a mail server brings what could not be delivered. */
export const takeBounces = { method: 'POST', path: '/api/mail/bounces' } as const
/** Of a payment nobody knows the end of: what the payment company says of it now, and its end by hand. */
export const askAboutPayment = { method: 'POST', path: '/api/payments/ask' } as const
export const endPayment = { method: 'POST', path: '/api/payments/end' } as const
/** Looks whether the page with the payment form is as it was released. */
export const checkPaymentFrame = { method: 'POST', path: '/api/payments/check-frame' } as const
/** Where a site that was sent a token asks whether it counts. */
export const useHubToken = { method: 'POST', path: '/api/hub/use-token' } as const
export const signInOptions = { method: 'POST', path: '/auth/sign-in-options' } as const
export const authenticate = { method: 'POST', path: '/auth/authenticate' } as const
/** Where a sign-in popup comes back to. */
export const signInRedirect = { method: 'GET', path: '/auth/redirect' } as const
export const whoAmI = { method: 'GET', path: '/auth/me' } as const
export const logout = { method: 'POST', path: '/auth/logout' } as const
/** What a page's own script sends; the addresses below are those of the source, for clients of before. */
export const sendForm = { method: 'POST', path: '/api/forms/send' } as const
export const sendStartAQuote = { method: 'POST', path: '/auth/send-start-a-quote' } as const
export const sendContact = { method: 'POST', path: '/auth/contact-us', also: ['/auth/send-contact'] } as const
export const sendContactMe = { method: 'POST', path: '/auth/contact-me' } as const
export const sendIncident = { method: 'POST', path: '/auth/ers' } as const
export const listCases = { method: 'GET', path: '/api/desk/cases' } as const
export const openCase = { method: 'POST', path: '/api/desk/open-case' } as const
export const assignCase = { method: 'POST', path: '/api/desk/assign-case' } as const
export const moveCase = { method: 'POST', path: '/api/desk/move-case' } as const
export const holdCase = { method: 'POST', path: '/api/desk/hold-case' } as const
export const writeNote = { method: 'POST', path: '/api/desk/write-note' } as const
export const replyToCase = { method: 'POST', path: '/api/desk/reply-to-case' } as const
export const tryMail = { method: 'POST', path: '/api/desk/try-mail' } as const
export const joinCases = { method: 'POST', path: '/api/desk/join-cases' } as const
export const partCase = { method: 'POST', path: '/api/desk/part-case' } as const
export const keepCaseOpen = { method: 'POST', path: '/api/desk/keep-case-open' } as const
export const countUnread = { method: 'GET', path: '/api/desk/unread' } as const
/** Server-sent events: what happens at the desk while it is open. */
export const deskNews = { method: 'GET', path: '/api/desk/news' } as const
export const caseFile = { method: 'GET', path: '/api/desk/files/:id' } as const
/** The address of a file of a case, by the file's id. */
export const caseFileAddress = (id: string) => caseFile.path.replace(':id', () => encodeURIComponent(id))
export const exportCases = { method: 'GET', path: '/api/desk/cases.csv' } as const
export const findPerson = { method: 'POST', path: '/api/desk/find-person' } as const
export const deskRecord = { method: 'GET', path: '/api/desk/record' } as const
export const mailsOfNoCase = { method: 'GET', path: '/api/desk/mails' } as const
export const exportPerson = { method: 'POST', path: '/api/desk/export-person' } as const
export const erasePerson = { method: 'POST', path: '/api/desk/erase-person' } as const
/** An agent's own photo, posted by a form of the hub; it answers with the way back there. */
export const uploadOwnPhoto = { method: 'POST', path: '/api/hub/own-photo' } as const
/** For admins: who said that they read a bulletin of the hub. */
export const exportReadings = { method: 'GET', path: '/api/hub/readings.csv' } as const
/** Where the payment provider tells us, server to server, what became of payments. */
export const providerNotices = { method: 'POST', path: '/pay/notices' } as const

export const searchDocuments = { method: 'GET', path: '/api/hub/documents' } as const
/** Everything of the site at once, while somebody types too. */
export const searchAll = { method: 'GET', path: '/api/search' } as const
/** Told once by a page as it is left: how quick it was. */
export const tellSpeed = { method: 'POST', path: '/api/insights/speed' } as const
/** Told once by a page whose form was begun and not sent. */
export const tellFormLeft = { method: 'POST', path: '/api/insights/form-left' } as const
/** For admins: what was counted, as a sheet. */
export const insightsSheet = { method: 'GET', path: '/api/insights/counts.csv' } as const
