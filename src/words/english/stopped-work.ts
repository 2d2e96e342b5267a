import type { Over } from '../../nouns/stopped-work/stopped-work.ts'

/** What stopped of a kind, and what trying it again comes to. */
interface KindWords {
  title: (many: number) => string
  again: string
}

/** Work that goes over all there is, and is done anew by its next turn as well. */
const nightly = (title: string): KindWords => ({
  title: () => title,
  again: 'Trying again does it now; otherwise it is done at its next turn.',
})
const tidying = nightly('What was kept long enough was not removed')
const checking = 'Trying again looks at the links as they are now.'

/** By the name of the work, as it is in the database. */
const kinds: Readonly<Record<string, KindWords>> = {
  'send mail': {
    title: (many) => (many === 1 ? 'A mail could not be sent' : `${many} mails could not be sent`),
    again: 'Trying again sends them at once.',
  },
  'article schedule': {
    title: (many) =>
      many === 1
        ? 'An article was not published or taken down on its day'
        : `${many} articles were not published or taken down on their day`,
    again: 'Trying again does it at once, though the day is past.',
  },
  'read pdf': {
    title: (many) => (many === 1 ? 'A PDF could not be read' : `${many} PDFs could not be read`),
    again: 'They can be opened all the same, but the search does not find what they say. Trying again reads them.',
  },
  'tell billing of a payment': {
    title: (many) => (many === 1 ? 'Billing was not told of a payment' : `Billing was not told of ${many} payments`),
    again: 'Trying again tells billing; it counts each payment once.',
  },
  'see a change of a payment through': {
    title: (many) =>
      many === 1 ? 'A change to a payment was not followed through' : `${many} changes to payments were not followed through`,
    again: 'Trying again asks the payment company, and tells the customer where nothing came of it.',
  },
  'take in notices of the payment provider': {
    title: () => 'What the payment company told us was not taken in',
    again: 'Trying again takes in what waits, each once.',
  },
  'ask the payment provider': nightly('The payment company was not asked what became of payments'),
  'compare the books': nightly('The books of payments were not compared'),
  'check the payment page': nightly('The page with the payment form was not checked for changes'),
  'remind of bills': nightly('Some customers were not reminded of their bills'),
  'tell search engines': {
    title: () => 'Search engines were not told what is new',
    again: 'Trying again tells them what has changed by now.',
  },
  'tell search engines what is gone': {
    title: (many) =>
      many === 1 ? 'Search engines were not told of a page that is gone' : `Search engines were not told of ${many} pages that are gone`,
    again: 'Trying again tells them to look. They find it out by themselves, too.',
  },
  'look what search engines are to be told': nightly('What search engines should be told was not looked up'),
  'check the links of a section': {
    title: (many) => (many === 1 ? 'The links of a section were not checked' : `The links of ${many} sections were not checked`),
    again: checking,
  },
  'check the links of an article': {
    title: (many) => (many === 1 ? 'The links of an article were not checked' : `The links of ${many} articles were not checked`),
    again: checking,
  },
  'check the links of an agent': {
    title: (many) => (many === 1 ? 'The links of an agent were not checked' : `The links of ${many} agents were not checked`),
    again: checking,
  },
  'check the links of a tenant': { title: () => 'The links of this site were not checked', again: checking },
  'check all links': nightly('The links were not checked tonight'),
  'nightly backup': nightly('No backup was made'),
  'scan files of visitors': nightly('Files that visitors sent were not checked for viruses'),
  'look after mails': nightly('Mails that were left behind were not looked for'),
  'close with the newest data key': nightly('What visitors sent was not sealed with the newest key'),
  'tidy what was counted': nightly('Counts of visits were not added up'),
  'purge cases': nightly('Cases that were kept long enough were not removed'),
  'remove forgotten files of visitors': tidying,
  'forget form drafts': tidying,
  'forget ended sign-ins': tidying,
  'forget answers of geocoders': tidying,
  'forget finished jobs': tidying,
  'forget accounts that were taken off': tidying,
  'forget used proofs': tidying,
}

const overs: Record<Over, string> = {
  later: 'A later one does the same.',
  done: 'It was done meanwhile.',
  gone: 'What it was about is there no more.',
  late: 'Nobody waits for it any more: its time is over.',
  unknown: 'This release of the site knows no such work.',
}

/** Of the page of admins about work that was tried as often as it may be. */
export const stoppedWork = {
  page: { title: 'Stopped work', description: 'What could not be done though it was tried often, and the way to have it tried again.' },
  heading: 'Stopped work',
  lead: 'Mails, schedules and the work of the night are done by themselves, and tried again where they fail. What failed too often stops, and waits here for you.',
  none: 'Nothing has stopped.',
  waiting: (due: number, running: number) =>
    `${due === 0 ? 'Nothing waits for its turn' : due === 1 ? 'One thing waits for its turn' : `${due} things wait for their turn`}, and ${running === 0 ? 'nothing is' : running === 1 ? 'one is' : `${running} are`} being done at this moment.`,
  more: 'There is more than is shown here; it comes up once these are dealt with.',
  atDesk: 'A mail that a mail server refused is with its case in the Inbox.',
  kinds,
  other: (name: string, count: number): KindWords => ({
    title: () => `“${name}” could not be done${count === 1 ? '' : ` (${count})`}`,
    again: 'Trying again does it at once.',
  }),
  since: (moment: string) => `since ${moment}`,
  again: 'Try again',
  againAll: 'Try all again',
  againOf: (about: string, stopped: string) => `Try again: ${about}, stopped ${stopped}`,
  why: 'Why?',
  tried: (tries: number) => (tries === 1 ? 'Tried once' : `Tried ${tries} times`),
  stopped: (moment: string) => `stopped ${moment}`,
  noWords: 'Nothing was said.',
  shown: (shown: number, all: number) => `The first ${shown} of ${all}.`,
  giveUp: 'Give up…',
  givesUp: (count: number) =>
    count === 1
      ? 'It is then never done. It goes from this list, and that you gave it up is in the record of the desk.'
      : 'They are then never done. They go from this list, and that you gave them up is in the record of the desk.',
  giveUpNow: 'Give up for good',
  neverGivenUp: 'This is about money, and is never given up: what cannot be told to billing is settled at the desk of payments.',
  overs,
  pastOnes: (count: number) => (count === 1 ? 'One need not be done any more' : `${count} need not be done any more`),
  clear: 'Clear away',
  done: {
    again: (count: number) => (count === 1 ? 'It is tried again.' : `${count} are tried again.`),
    'give-up': (count: number) => (count === 1 ? 'It is taken off the list.' : `${count} are taken off the list.`),
    none: 'Nothing was to be done any more.',
    full: 'Nothing can be changed at this moment: the disk is nearly full, or can only be read.',
    left: (count: number, why: string) => `${count === 1 ? 'One was left as it is.' : `${count} were left as they are.`} ${why}`,
    never: 'It is about money, and is never given up.',
  },
}
