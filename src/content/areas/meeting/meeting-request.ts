import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { textSection } from '../text-section.ts'
import { requestFormEmails, requestFormQuestions } from './meeting-request-form.ts'

export const requestBanner = areaBanner('Meeting_Request', {
  title: 'Request a meeting',
  subTitle: 'You have a question that needs more than one person. We bring them to your table.',
  imageUrl: '/art/meeting-table',
})

export const requestTopics = cardsSection('Meeting_Request', 'What People Ask For', {
  title: 'What people ask for',
  text: 'The number is how many hours it usually takes.',
  items: [
    { title: '1 A walk around the place', description: 'An adjuster looks at barns, wiring and trees with you, before anything happens.' },
    { title: '2 An evening for your town', description: 'Wildfire, hail or water. You bring the people, we bring the slides and the pie.' },
    { title: '3 Your office, a whole morning', description: 'Marketing, claims and underwriting, one hour each.' },
    { title: '4 Big policy, many heirs', description: 'An underwriter and a farm specialist, for a family that is handing over.' },
  ],
})

export const requestReady = textSection('Meeting_Request', 'What To Tell Us', {
  title: 'What to tell us',
  body: '<ul><li>Who you are, and your town</li><li>What it is about, in one sentence</li><li>Who will be there, and how many</li><li>Two days that suit you, at least ten days ahead</li><li>Whether the road can be driven in any weather</li></ul><p>You hear from us within two working days: a yes with a name, or an honest no with somebody to call instead.</p>',
})

export const requestContact = contactSection('Meeting_Request', {
  title: 'Or ask Fern',
  text: 'Call or write. Fern keeps the calendar either way, and she is quicker than a form.',
  person: 'Fern Halvorsen, meetings',
  phone: '(970) 555-0160',
  email: 'meetings@windbreak.example',
  hours: 'Weekdays, 8 to 4:30 Mountain Time',
})

export const meetingRequestSections = [requestBanner, requestTopics, requestReady, requestFormQuestions, requestFormEmails, requestContact]
