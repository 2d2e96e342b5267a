import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { downloadsSection } from '../downloads-section.ts'

export const previousBanner = areaBanner('Meeting_Previous', {
  title: 'Previous meetings',
  subTitle: 'What was decided, what was asked, and who said they would find out.',
  imageUrl: '/art/meeting-lake',
})

export const previousDates = datesSection('Meeting_Previous', 'Previous Meetings', {
  title: 'This year’s tables',
  items: [
    {
      date: 'Sep 24 2026',
      title: 'Regional day, Front Range',
      place: 'Fort Morgan · 61 people',
      description: 'Decided: one page of plain words goes out with every business policy. Open: how to insure food trucks in winter.',
    },
    {
      date: 'Jun 18 2026',
      title: 'Regional day, north and east',
      place: 'Holyoke · 48 people',
      description: 'Decided: balers are valued from the dealer’s list, not from a table. Everybody clapped.',
    },
    {
      date: 'Apr 9 2026',
      title: 'Hail school',
      place: 'Greeley · 83 people',
      description: 'Fourteen agents went up a ladder for the first time. All came down.',
    },
    {
      date: 'Feb 19 2026',
      title: 'Regional day, south and west',
      place: 'Alamosa · 37 people, 22 by video',
      description: 'Decided: the wildfire survey is free for every ranch that asks.',
    },
    {
      date: 'Jan 22 2026',
      title: 'Annual meeting',
      place: 'Sterling · 174 people',
      description: 'The year in figures, three rate changes, and the longest question hour so far: one hour and fifty minutes.',
    },
  ],
})

export const previousPapers = downloadsSection('Meeting_Previous', 'Minutes', {
  title: 'The minutes',
  text: 'They are as they were read out and agreed to.',
  items: [
    {
      title: 'Front Range, September 2026',
      description: 'Minutes, with the answers that came in later.',
      note: '1 page',
      url: '/papers/minutes-2026-09.pdf',
    },
    {
      title: 'North and east, June 2026',
      description: 'Minutes, and the new way to value a baler.',
      note: '1 page',
      url: '/papers/minutes-2026-06.pdf',
    },
    {
      title: 'Hail school, April 2026',
      description: 'The roof sheet everybody asked for afterwards.',
      note: '1 page',
      url: '/papers/hail-school-roof-sheet.pdf',
    },
    {
      title: 'Annual meeting, January 2026',
      description: 'The year in figures, what was decided, and the question hour.',
      note: '2 pages',
      url: '/papers/minutes-2026-01.pdf',
    },
  ],
})

export const previousContact = contactSection('Meeting_Previous', {
  title: 'Older than that?',
  text: 'We keep minutes back to 1948; the first ones are in pencil. Say the year and what it was about, and Fern looks.',
  person: 'Fern Halvorsen, meetings',
  phone: '(970) 555-0160',
  email: 'meetings@windbreak.example',
  hours: 'Weekdays, 8 to 4:30 Mountain Time',
})

export const meetingPreviousSections = [previousBanner, previousDates, previousPapers, previousContact]
