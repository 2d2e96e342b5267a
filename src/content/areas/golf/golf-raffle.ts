import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { textSection } from '../text-section.ts'

export const raffleBanner = areaBanner('Golf_Raffle', {
  title: 'The football raffle',
  subTitle: 'Two seats for a home game in the city, with the drive and the bed. Tickets are $20, and you need not play golf to win.',
  imageUrl: '/art/golf-dusk',
})

export const rafflePrizes = cardsSection('Golf_Raffle', 'Prizes', {
  title: 'Five prizes, five hundred tickets',
  text: 'Never more than 500 tickets. We stop selling when they are gone.',
  items: [
    {
      title: '1st The game weekend',
      description: 'Two seats on the forty-yard line for a home game in October, one night in a hotel, and $150 for gas and supper.',
    },
    { title: '2nd A signed jersey', description: 'In a frame, with the letter that says it is real. The winner chooses the wall.' },
    { title: '3rd Half a beef', description: 'Cut, wrapped and frozen, from the Otis ranch of one of our members.' },
    { title: '4th A tailgate box', description: 'Stove, cooler, four chairs and a thermos that has been dropped and still works.' },
    { title: '5th A round for four', description: 'At Fox Hollow, on any weekday next season.' },
  ],
})

export const raffleRules = textSection('Golf_Raffle', 'Rules', {
  title: 'The rules, in plain words',
  body: `<ul><li>A ticket is $20, or three for $50. You must be 18.</li><li>Tickets are sold by phone and at the course until noon on September 12.</li><li>The draw is at 2:30 on the clubhouse porch. A fire chief pulls the stubs.</li><li>You do not have to be there. We call every winner the same day.</li><li>A prize nobody claims by October 1 is drawn again.</li><li>People who work for Windbreak Mutual may buy tickets but cannot win the first prize.</li></ul><p>All of the ticket money goes to the fire departments. The prizes are given by <a href="${address.golfSponsors}">our sponsors</a>.</p>`,
})

export const raffleContact = contactSection('Golf_Raffle', {
  title: 'Buy a ticket',
  text: 'Call, or write to us with your name, a phone number and how many. We send the stubs by mail and you pay the bill that comes with them.',
  person: 'Jo Lindqvist, tournament desk',
  phone: '(970) 555-0140',
  email: 'golf@windbreak.example',
  hours: 'Weekdays, 8 to 5 Mountain Time',
})

export const golfRaffleSections = [raffleBanner, rafflePrizes, raffleRules, raffleContact]
