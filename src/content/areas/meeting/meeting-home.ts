import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'

export const meetingBanner = areaBanner('Meeting', {
  title: 'Where agents and the company sit at one table',
  subTitle: 'Four regional days, one annual meeting, and any kitchen table in between.',
  imageUrl: '/art/meeting-banner',
  button1: 'See what is next',
  button1Link: address.meetingUpcoming,
  button2: 'Request a meeting',
  button2Link: address.meetingRequest,
})

export const meetingNext = datesSection('Meeting', 'Next Meetings', {
  title: 'The next three',
  items: [
    {
      date: 'Jan 21 2027',
      title: 'Annual meeting',
      place: 'Sterling, the old depot',
      description: 'The year in figures, the awards, and an hour for questions with nobody’s hand on the clock.',
    },
    {
      date: 'Feb 18 2027',
      title: 'Regional day, south and west',
      place: 'Montrose, county fairgrounds',
      description: 'Wildfire mapping, and how to read the new property report.',
    },
    {
      date: 'Apr 8 2027',
      title: 'Hail school',
      place: 'Greeley, field house',
      description: 'Roofs, siding, cars. Bring boots: half of the day is on a ladder.',
      linkLabel: 'All meetings',
      url: address.meetingUpcoming,
    },
  ],
})

export const meetingKinds = cardsSection('Meeting', 'Kinds Of Meetings', {
  title: 'Three kinds of meetings',
  items: [
    {
      title: 'Annual meeting',
      description:
        'Every January, with the awards the evening before. Agents, directors and any policyholder who wants to see how it is done.',
      src: '/art/e-windbreak',
      url: address.meetingUpcoming,
    },
    {
      title: 'Regional days',
      description: 'Four a year. One subject, one room, home by supper.',
      src: '/art/e-miles',
      url: address.meetingUpcoming,
    },
    {
      title: 'A meeting of your own',
      description: 'You say what it is about. We come, with whoever can answer.',
      src: '/art/e-agents',
      url: address.meetingRequest,
    },
  ],
})

export const meetingPapers = textSection('Meeting', 'After The Meeting', {
  title: 'What was said is written down',
  picture: '/art/meeting-lake',
  plate: '9 days until the minutes are out, at most',
  body: `<p>Every meeting has minutes, and every question in them has an answer or a name beside it. You find them under <a href="${address.meetingPrevious}">previous meetings</a>.</p><p>If you were there and remember it differently, write to us. We would rather correct a page than be right.</p>`,
})

export const meetingHomeContact = contactSection('Meeting', {
  title: 'Questions about a meeting',
  text: 'A room, a bed, a ride, a diet, a question for the agenda: Fern takes care of all of them.',
  person: 'Fern Halvorsen, meetings',
  phone: '(970) 555-0160',
  email: 'meetings@windbreak.example',
  hours: 'Weekdays, 8 to 4:30 Mountain Time',
})

export const meetingHomeSections = [meetingBanner, meetingNext, meetingKinds, meetingPapers, meetingHomeContact]
