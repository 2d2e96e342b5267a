import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { peopleSection } from '../people-section.ts'
import { textSection } from '../text-section.ts'

export const awardsBanner = areaBanner('Meeting_Awards', {
  title: 'Awards',
  subTitle: 'Not for selling the most. For the things that make people stay.',
  imageUrl: '/art/meeting-fields',
})

export const awardsRoll = peopleSection('Meeting_Awards', 'Winners', {
  title: 'The roll of 2026',
  text: 'Chosen by agents, not by us. Handed over in January, with a poplar seedling each.',
  items: [
    {
      name: 'Lena Thorsen',
      role: 'Agent of the year',
      description: 'Holyoke. After the June hail she drove to ninety-four houses in nine days, and slept at three of them.',
    },
    {
      name: 'Elena Vigil',
      role: 'The long table',
      description: 'Alamosa. Thirty years, two generations, and not one customer who left over a claim.',
    },
    { name: 'Teresa Quintana', role: 'First year', description: 'Limon. Found eleven farms that were insured for half of what they had.' },
    {
      name: 'June Baptiste',
      role: 'The straight answer',
      description: 'Yuma. Told a friend that a policy would not pay, and why, and the friend thanked her.',
    },
    {
      name: 'Hannah Lindqvist and her office',
      role: 'Open door',
      description: 'Steamboat Springs. Kept the lights on for four nights when the pass was closed, and made soup for the plow crews.',
    },
    {
      name: 'Walt Hendricks',
      role: 'For a life’s work',
      description: 'Julesburg. Fifty-one years. Still answers the phone with the weather.',
    },
  ],
})

export const awardsNames = textSection('Meeting_Awards', 'Nominate', {
  title: 'Who should be next?',
  body: '<p>Any agent, adjuster or policyholder may name somebody. Write down what they did, not how good they are. Half a page is plenty.</p><ul><li>Names are taken until <strong>December 10</strong>.</li><li>Five agents read them; the readers change every year.</li><li>Nobody can name themselves, though two have tried.</li></ul>',
})

export const awardsContact = contactSection('Meeting_Awards', {
  title: 'Name somebody',
  text: 'Send the half page by e-mail, or tell it to Fern on the phone and she writes it down.',
  person: 'Fern Halvorsen, meetings',
  phone: '(970) 555-0160',
  email: 'awards@windbreak.example',
  hours: 'Weekdays, 8 to 4:30 Mountain Time',
})

export const meetingAwardsSections = [awardsBanner, awardsRoll, awardsNames, awardsContact]
