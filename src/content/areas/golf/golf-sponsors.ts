import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { downloadsSection } from '../downloads-section.ts'
import { sponsorFormEmails, sponsorFormQuestions } from './golf-sponsor-form.ts'
import { sponsorsSection } from '../sponsors-section.ts'

export const sponsorsBanner = areaBanner('Golf_Sponsors', {
  title: 'Sponsors',
  subTitle: 'They pay for the day, so that what the players bring can go to the fire halls.',
  imageUrl: '/art/golf-tents',
})

export const sponsorsWall = sponsorsSection('Golf_Sponsors', 'Sponsors', {
  title: 'This year’s sponsors',
  text: 'Invented for this demonstration, like everything here.',
  items: [
    { name: 'Three Forks Grain Cooperative', level: 'Day sponsors', town: 'Sterling' },
    { name: 'High Line Rural Electric', level: 'Day sponsors', town: 'Fort Morgan' },
    { name: 'Peetz Table Implement', level: 'Hole sponsors', town: 'Peetz' },
    { name: 'Sandhill Seed', level: 'Hole sponsors', town: 'Holyoke' },
    { name: 'Crook & Daughter Well Drilling', level: 'Hole sponsors', town: 'Crook' },
    { name: 'First Bank of the Divide', level: 'Hole sponsors', town: 'Akron' },
    { name: 'Buffalo Wallow Propane', level: 'Hole sponsors', town: 'Otis' },
    { name: 'Red Barn Veterinary', level: 'Hole sponsors', town: 'Yuma' },
    { name: 'Overland Trail Motors', level: 'Hole sponsors', town: 'Julesburg' },
    { name: 'Little Dipper Dairy', level: 'Hole sponsors', town: 'Wray' },
    { name: 'Whistle Stop Café', level: 'Lunch sponsors', town: 'Sterling' },
    { name: 'Prairie Rose Bakery', level: 'Lunch sponsors', town: 'Brush' },
    { name: 'Kestrel Coffee', level: 'Lunch sponsors', town: 'Greeley' },
  ],
})

export const sponsorsLevels = cardsSection('Golf_Sponsors', 'Sponsor Levels', {
  title: 'What a sponsor gives, and gets',
  text: 'Ask for what suits you. A ham is a sponsorship too.',
  items: [
    {
      title: '$5,000 Day sponsor',
      description: 'Your name on every cart, two teams, and the microphone at lunch for as long as people listen. Two places.',
    },
    {
      title: '$1,000 Hole sponsor',
      description: 'A painted sign at the tee of your hole, one team, and a table beside the green if you want to meet people.',
    },
    { title: '$600 Lunch sponsor', description: 'Your name on the boards behind the grill, and four lunches.' },
    { title: '$250 A firefighter’s place', description: 'Pays the entry and the gas of one volunteer. We send you their thank-you card.' },
  ],
})

export const sponsorsPapers = downloadsSection('Golf_Sponsors', 'Sponsor Papers', {
  title: 'To take to your board',
  items: [
    {
      title: 'Sponsor sheet',
      description: 'The levels, what the money did last year, and a slip to send back.',
      note: '1 page',
      url: '/papers/golf-sponsor-sheet.pdf',
    },
    {
      title: 'Sign measures',
      description: 'For whoever paints your hole sign: size, file types, and where it will stand.',
      note: '1 page',
      url: '/papers/golf-sign-measures.pdf',
    },
  ],
})

export const sponsorsContact = contactSection('Golf_Sponsors', {
  title: 'Or call Teo',
  text: 'He will tell you which holes are still free and which one the wind always wins.',
  person: 'Teo Marsh, sponsors',
  phone: '(970) 555-0141',
  email: 'sponsors@windbreak.example',
  hours: 'Weekdays, 8 to 5 Mountain Time',
})

export const golfSponsorsSections = [
  sponsorsBanner,
  sponsorsWall,
  sponsorsLevels,
  sponsorFormQuestions,
  sponsorFormEmails,
  sponsorsPapers,
  sponsorsContact,
]
