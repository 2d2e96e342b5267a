import type { FormName } from '../../nouns/forms/keep-days.ts'
import { refusals } from './refusals.ts'

/** What is asked in a whole question, or in words that no "the" goes before: the sentence cites it. */
const isQuestion = (label: string) => /\?\s*$/.test(label) || opening.test(label) || closing.test(label)

// Whole words alone: a "By-law" and an "Add-on" are things.
const opening = /^(what|where|when|who|whose|which|why|how|do|does|are|is|have|has|tell|in|by|at|on|for|one of)(?=['’\s]|$)/i
const closing = /(?:^|\s)(to|by|from|for|with|at|on|of)\s*$/i

/** "Your town" needs no "the". What is all in capitals stays as it is, and has one. */
const hasArticle = (label: string) => /^([Aa]n?|[Tt]he|[Yy]our|[Aa]nother|[Mm]y|[Oo]ur)\s/.test(label)

const named = (label: string) => (hasArticle(label) ? label[0].toLowerCase() + label.slice(1) : `the ${label}`)

/** What people call each form, by its name in src/forms. */
const names: Record<FormName, string> = {
  quote: 'Quote request',
  contact: 'Message',
  message: 'Message',
  'contact-me': 'Contact Me',
  ers: 'ERS Incident Report',
  'golf-register': 'Golf registration',
  'golf-sponsor': 'Golf sponsorship',
  'meeting-request': 'Meeting request',
  'sales-contact': 'Message to the sales desk',
  order: 'Order of printed material',
}

/** Of its mails to us, and of the one to the sender where the source has a sentence of its own. */
const subjects: Record<FormName, string> = {
  quote: 'Quote request',
  contact: '360 Contact Form',
  message: 'Message from the site',
  'contact-me': 'Contact Me',
  ers: 'ERS Incident Report',
  'golf-register': 'Golf registration',
  'golf-sponsor': 'Golf sponsorship',
  'meeting-request': 'Meeting request',
  'sales-contact': 'Message to Sales & Marketing',
  order: 'Order of printed material',
}

/** What forms ask and answer. Sentences that the source prints are to the letter. */
export const forms = {
  problems: {
    missing: (label: string) => (isQuestion(label) ? `Please answer “${label}”` : `Please enter ${named(label)}`),
    invalid: (label: string) =>
      isQuestion(label) || hasArticle(label) ? `Please check your answer to “${label}”` : `Please enter valid ${label}`,
    tooLong: (label: string, longest: number) =>
      `Please keep ${isQuestion(label) ? `“${label}”` : named(label)} under ${longest.toLocaleString('en-US')} characters`,
  },
  /** Around every form. */
  panel: {
    optional: '(optional)',
    summary: 'There is a problem',
    error: (title: string) => `Error: ${title}`,
    sent: (title: string) => `Sent: ${title}`,
    honeypot: 'Leave this empty',
    consent: (insurer: string) =>
      `By sending this you agree that ${insurer} keeps it and answers you by phone, mail or text. You can tell us to stop at any time, and it commits you to nothing.`,
    send: 'Submit',
    kept: 'What you type is kept on this device until you send it.',
    clear: 'Clear',
    told: 'Who is told by mail',
    toldNobody: 'Nobody yet. Add an e-mail, or what is sent is only at the desk.',
  },
  /** Said by the script of a form; # is the name of a file. */
  script: {
    sending: 'Sending …',
    offline: 'No connection. We try again until it is sent; leave this page open.',
    failed: 'That did not work. Nothing is lost: please send it again.',
    cleared: 'Cleared.',
    uploading: 'Uploading #',
    waiting: 'Waiting for your files …',
    cancel: 'Cancel #',
    retry: 'Try # again',
    remove: 'Remove #',
    stopped: 'No connection. It goes on when that is back.',
    large: refusals.file.tooLarge,
    type: 'Please choose a JPEG, PNG or PDF file.',
    many: 'No more than 10 files, please.',
    agents: 'Agents',
    copied: 'Copied',
  },
  hints: {
    Date: 'Month, day, year: 07-04-2026',
    FileUpload: 'JPEG, PNG or PDF, up to 5 MB each, ten at most.',
    Chips: 'Choose one or more.',
    Checkbox: 'Choose what fits.',
    MultiSelect: 'Choose one or more.',
  },
  inputs: {
    date: 'mm-dd-yyyy',
    pickDate: (label: string) => `Pick a day: ${label}`,
    choose: 'Choose one',
    addFile: 'Add a file',
    keptFile: (name: string, size: string) => `Send ${name}, ${size}`,
    agentHint: 'A name, a town or an e-mail. Leave it empty, and the nearest office takes it.',
    agentUnknown: 'We do not know the agent this address names. Choose another one, or the nearest office takes it.',
    findAgent: 'Find an agent',
    otherAgent: 'Choose somebody else',
  },
  thanks: {
    title: (agent: string) => (agent ? `Thank you. ${agent} has it.` : 'Thank you. We have it.'),
    lead: 'It is stored, and on its way to a person. We write to you too, with the number below.',
    reference: 'Reference number',
    copy: 'Copy',
    next: 'What happens next',
    now: 'Now',
    nowWords: (who: string) => `It lies with ${who}. Nothing is left for you to do.`,
    by: (day: string) => `By ${day}`,
    byWords: (who: string) => `${who} answers you. If something is missing, you are asked once.`,
    later: 'Should you wait longer',
    laterWords: (phone: string) => `Call ${phone}, and say the reference number. It tells whoever picks up where your case is.`,
    agentPage: (agent: string) => `See the page of ${agent}`,
    another: 'Send another one',
    home: 'Back to the start',
  },
  names,
  subjects,
  confirmations: { quote: 'Quote request confirmation' },
  /** Said when it was sent, where the source says what. */
  thanked: {
    ers: 'Thank you for submitting your ERS Incident Report. A representative will be in touch shortly to go over your submission.',
  },
  noFiles: 'No files',
  sentBefore: (reference: string) =>
    `You have sent this form before: we have it as ${reference}. If you press Submit once more, what you changed is sent as a new one.`,
  later: {
    needsEmail: 'Please enter your e-mail, so that we can send you the link',
    button: 'Save and finish later',
    sent: 'We have sent you a link. Open it within 14 days, on any device, and go on where you stopped. Files are not kept.',
    unsent:
      'It is kept. No mail could be sent from here: note the address of this page, which leads back to it for 14 days. Files are not kept.',
    begun: 'Go on where you stopped.',
  },
  taken: (reference: string) => `Thank you. We have it, under the reference ${reference}.`,
  quote: {
    page: {
      title: 'Start a quote',
      description: 'Tell us what you want to look after. An agent reads it and answers with a price by the next working day.',
    },
    sideAgent: 'Your agent',
    next: 'What happens next',
    steps: [
      { title: 'You send this.', text: 'About four minutes.' },
      { title: 'An agent reads it.', text: 'The same working day.' },
      { title: 'You hear a price.', text: 'With what it does not cover.' },
    ],
    agent: 'Your agent',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
  },
  contact: {
    page: {
      title: 'Contact',
      description: 'Where we are, when somebody is there, and a form that a person reads: questions, changes, bills and compliments.',
    },
    heading: 'Send us a message',
    lead: 'It goes to a person, who answers by the next working day.',
    policy: 'About a policy you have',
    name: 'Name',
    email: 'E-mail',
  },
  message: {
    page: {
      title: 'Send us a message',
      description: 'Write to us about a policy you have, or one you might want. A person answers by the next working day.',
    },
    heading: 'What can we do?',
    lead: 'With the number of your policy we find everything else ourselves.',
    write: 'Or by letter',
    call: 'Or by phone',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'E-mail',
    policyName: 'Name on the policy',
    policyNumber: 'Policy number',
    preference: 'How shall we answer?',
    byEmail: 'E-mail',
    byPhone: 'Phone',
    comment: 'Comment',
  },
  contactMe: {
    page: {
      title: (agent: string) => `Contact ${agent}`,
      description: (agent: string) => `Write to ${agent}: a few words, and how you want to be reached.`,
    },
    heading: 'Contact Me',
    lead: (agent: string) => `${agent} answers by the next working day.`,
    back: (agent: string) => `Back to ${agent}`,
    send: 'Send',
    close: 'Close',
    firstName: 'First name',
    firstNameMissing: 'Please enter first name',
    lastName: 'Last name',
    lastNameMissing: 'Please enter last name',
    email: 'E-mail',
    emailMissing: 'Please enter email address',
    emailInvalid: 'Please enter valid email',
    phone: 'Phone',
    phoneMissing: 'Please enter phone',
    phoneInvalid: 'Phone number must be 10 digits',
    comments: 'Comments',
  },
  ers: {
    page: {
      title: 'Roadside report',
      description: 'For agents: report what happened on the road, to whom, and what it took to get them home.',
    },
    agent: 'Agent',
    caseInformation: 'Case Information',
    heading: 'Tell us what happened',
    lead: 'One report for each incident. Somebody on the side of the road right now is better helped by phone.',
    sentTitle: 'Your report is in',
    next: 'What happens next',
    steps: [
      { title: 'You send the report.', text: 'With receipts and photos, if there are any.' },
      { title: 'The roadside desk reads it.', text: 'The same working day.' },
      { title: 'Somebody calls you.', text: 'To go over it, and to settle the bill.' },
    ],
    agentFirstName: 'Agent first name',
    agentFirstNameMissing: 'Please Enter Agent First Name',
    agentLastName: 'Agent last name',
    agentLastNameMissing: 'Please Enter Agent Last Name',
    agentEmail: 'Agent e-mail',
    agentEmailInvalid: 'Please enter valid email',
    agentPhone: 'Agent phone',
    agentPhoneInvalid: 'Please enter valid phone number.',
  },
  /** Over the forms of the areas, by their names. */
  areas: {
    'golf-register': {
      title: 'Register here',
      lead: 'One form for all your players. Your place is held from the minute you send it; you pay when we call.',
    },
    'golf-sponsor': { title: 'Become a sponsor here', lead: 'Say what suits you. Teo calls with the holes that are still free.' },
    'meeting-request': {
      title: 'Ask for a meeting',
      lead: 'You hear from us within two working days: a yes with a name, or an honest no.',
    },
    'sales-contact': { title: 'Write to the desk', lead: 'What comes before three is answered the same day.' },
    order: { title: 'Send your order', lead: 'Everything in the cart goes in one order. You see a picture of it before we print.' },
  },
  cart: {
    add: 'Add to cart',
    go: 'Order it in print',
    /** # is how many, ## what. */
    added: 'In the cart: # × ##',
    full: 'The cart is full. Please send this order first; the rest goes in another one.',
    see: 'See the cart',
    empty: 'Nothing is in the cart yet. Add something from the list above, from the brochures, the templates or the radio scripts.',
    remove: 'Remove ##',
    many: 'How many: ##',
    shape: '200 × Brochures',
  },
  person: { name: 'Name', email: 'E-mail', phone: 'Phone' },
  order: { deliverTo: 'Deliver to', items: 'Materials' },
}
