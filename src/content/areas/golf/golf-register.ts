import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'
import { registerFormEmails, registerFormQuestions } from './golf-register-form.ts'

export const registerBanner = areaBanner('Golf_Register', {
  title: 'Register for the tournament',
  subTitle: 'Alone, as a pair or with a full cart. If you come alone, we find three people who walk at your pace.',
  imageUrl: '/art/golf-dawn',
})

export const registerFees = cardsSection('Golf_Register', 'Fees', {
  title: 'What it costs',
  text: 'Carts, range balls, breakfast and lunch are in the price.',
  items: [
    { title: '$150 a player', description: 'One place in a team of four, with a cart seat and a cap.' },
    {
      title: '$560 a team of four',
      description: 'Forty dollars less than four single places. One person registers, all four get the letter.',
    },
    { title: '$95 a firefighter', description: 'Volunteer or paid, any department. The difference is ours.' },
    { title: '$25 lunch only', description: 'Burgers at one, the pumper truck and the prizes.' },
  ],
})

export const registerSteps = textSection('Golf_Register', 'What To Have Ready', {
  title: 'What we ask you',
  body: '<ul><li>The names of your players, and a phone number for one of them</li><li>Handicaps, if you keep them; a guess is fine</li><li>Shirt and cap sizes</li><li>Who cannot eat what</li><li>Whether somebody needs a cart that drives to the green</li></ul><p>You get a letter with your starting hole in the last week of August. If you cannot come, tell us by September 1 and the whole fee comes back to you. After that it stays with the fire departments.</p>',
})

export const registerDates = datesSection('Golf_Register', 'Deadlines', {
  title: 'By when',
  items: [
    { date: 'July 15', title: 'Early price ends', description: 'Until then a team of four pays $520.' },
    { date: 'August 28', title: 'Registration closes', description: 'Or when 144 players are in. Last year that was August 9.' },
    { date: 'September 1', title: 'Last day to cancel', description: 'The whole fee comes back to you until then.' },
  ],
})

export const registerContact = contactSection('Golf_Register', {
  title: 'Or register by phone',
  text: 'We take the names, you pay with a card or send a check, and your place is held from that minute.\nA person writes your name down, and that works as well as the form.',
  person: 'Jo Lindqvist, tournament desk',
  phone: '(970) 555-0140',
  email: 'golf@windbreak.example',
  hours: 'Weekdays, 8 to 5 Mountain Time',
  address: 'Windbreak Mutual, Golf\n418 Cottonwood Avenue\nSterling, Colorado 80751',
})

export const golfRegisterSections = [
  registerBanner,
  registerFees,
  registerSteps,
  registerFormQuestions,
  registerFormEmails,
  registerDates,
  registerContact,
]
