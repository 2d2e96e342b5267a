import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { pdf } from '../../fields/pdf.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { namedSection } from '../areas/named-section.ts'
import { asksToBeRead } from './asks-to-be-read.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

type Entry = { date: string; title: string; url?: string; asks?: boolean }

export const fridayForum = newsList('Friday Forum', 'Half an hour by video, every Friday at nine.', [
  { date: 'Nov 13 2026', title: 'Calendars, and who gets one' },
  { date: 'Nov 6 2026', title: 'Auto rates on December 1, with questions', url: '/papers/guide-auto-rates.pdf' },
  { date: 'Oct 30 2026', title: 'What the October wind cost, county by county' },
  { date: 'Oct 23 2026', title: 'Winter visits: the equipment list', url: '/papers/letter-equipment-list.pdf' },
  { date: 'Oct 16 2026', title: 'Signing on a phone, tried out live', url: '/papers/bulletin-signature.pdf' },
])

export const needToKnows = newsList('Need to Knows', 'Short, and true until we say otherwise.', [
  { date: 'Nov 16 2026', title: 'The office closes at noon on November 25', asks: true },
  { date: 'Nov 9 2026', title: 'Annual meeting: say that you are coming', url: address.meetingUpcoming },
  { date: 'Nov 2 2026', title: 'Client Connect rests on Sunday from 1 to 4 am', url: address.maintenance },
  { date: 'Oct 19 2026', title: 'Names for the awards by December 10', url: address.meetingAwards },
  { date: 'Oct 5 2026', title: 'New fax number: (970) 555-0124' },
])

export const scoreboard = newsList('Scoreboard Monthly Report', 'New policies, kept policies, by office.', [
  { date: 'Nov 4 2026', title: 'October 2026', url: '/papers/scoreboard-2026-10.pdf' },
  { date: 'Oct 5 2026', title: 'September 2026', url: '/papers/scoreboard-2026-09.pdf' },
  { date: 'Sep 3 2026', title: 'August 2026', url: '/papers/scoreboard-2026-08.pdf' },
])

export const hubNews = [fridayForum, needToKnows, scoreboard]

/** Dated entries, newest first; each may lead to a paper or a page. */
function newsList(title: string, note: string, items: Entry[]) {
  return namedSection('Internal_Landing', title, {
    title: titleField(title),
    note: text({ label: 'Note', fallback: note }),
    items: list({
      label: 'Entries',
      noun: 'entry',
      nouns: 'entries',
      item: {
        title: titleField(),
        date: text({ label: 'Date', hint: 'Such as "Oct 28 2026".', rules: [required('Please enter date!')] }),
        pdf: pdf({ label: 'PDF', hint: 'For people who are signed in. It goes before the link below.', for: 'signedIn' }),
        url: link({ label: 'Link' }),
        asks: asksToBeRead(),
      },
      fallback: items.map((item) => ({ pdf: '', url: '', asks: false, ...item })),
    }),
  })
}
