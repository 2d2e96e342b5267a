import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'

export const upcomingBanner = areaBanner('Meeting_Upcoming', {
  title: 'Upcoming meetings',
  subTitle: 'Put them in the book now. Rooms at the agents’ price are held until three weeks before.',
  imageUrl: '/art/meeting-road',
})

export const upcomingDates = datesSection('Meeting_Upcoming', 'Upcoming Meetings', {
  title: 'What is next',
  text: 'All times are Mountain Time. Lunch is always at noon and always hot.',
  items: [
    {
      date: 'Jan 20 2027',
      title: 'Awards night',
      place: 'Sterling, the old depot · 6 pm',
      description: 'Supper, six awards, and music until ten. Partners are invited.',
      linkLabel: 'Last year’s winners',
      url: address.meetingAwards,
    },
    {
      date: 'Jan 21 2027',
      title: 'Annual meeting',
      place: 'Sterling, the old depot · 9 to 4',
      description: 'Nine: the year in figures. Ten-thirty: what the storms cost. One: rates for spring. Two-thirty: your questions.',
    },
    {
      date: 'Feb 18 2027',
      title: 'Regional day, south and west',
      place: 'Montrose, county fairgrounds · 10 to 3',
      description: 'Wildfire mapping, defensible space, and how to read the new property report with a customer.',
    },
    {
      date: 'Apr 8 2027',
      title: 'Hail school',
      place: 'Greeley, field house · 8:30 to 3',
      description: 'Three roofs, two cars and a grain bin, all of them damaged on purpose. Bring boots.',
    },
    {
      date: 'Jun 17 2027',
      title: 'Regional day, north and east',
      place: 'Yuma, Irrigation Hall · 10 to 3',
      description: 'Farm equipment values, custom harvesters, and the hired hand’s own truck.',
    },
    {
      date: 'Sep 23 2027',
      title: 'Regional day, Front Range',
      place: 'Fort Morgan, fire hall · 10 to 3',
      description: 'Main-street businesses, and the slow weeks after a loss.',
    },
  ],
})

export const upcomingTravel = textSection('Meeting_Upcoming', 'Getting There', {
  title: 'Coming and staying',
  body: '<ul><li>Tell us two weeks ahead that you are coming, so that there is a chair and a plate.</li><li>Rooms at the agents’ price: say “Windbreak” when you call the hotel. The name of the hotel is in your letter.</li><li>Miles are paid at the state rate. Send them within a month.</li><li>If a pass is closed, do not drive. Every meeting can be joined by video; the link is sent that morning.</li></ul>',
})

export const upcomingContact = contactSection('Meeting_Upcoming', {
  title: 'Say that you are coming',
  text: 'One call or one line by e-mail is enough: your name, which day, how many plates.',
  person: 'Fern Halvorsen, meetings',
  phone: '(970) 555-0160',
  email: 'meetings@windbreak.example',
  hours: 'Weekdays, 8 to 4:30 Mountain Time',
})

export const meetingUpcomingSections = [upcomingBanner, upcomingDates, upcomingTravel, upcomingContact]
