import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'

export const golfBanner = areaBanner('Golf', {
  title: 'Eighteen holes for the people who come when it burns',
  subTitle: 'One day of golf a year. Every dollar left over goes to rural fire departments in Colorado.',
  tagline: 'September 12 · Fox Hollow, Sterling · Shotgun start at 8:30',
  imageUrl: '/art/golf-banner',
  button1: 'Register',
  button1Link: address.golfRegister,
  button2: 'Sponsor a hole',
  button2Link: address.golfSponsors,
})

export const golfStory = textSection('Golf', 'Story', {
  title: 'Why we play',
  picture: '/art/golf-firehouse',
  plate: '$61,400 raised last year, for nine departments',
  body: '<p>Most fires out here are met by somebody who was just at supper. A volunteer drives to the hall, pulls on gear that three others have worn, and goes.</p><p>New gear for one firefighter costs about as much as a used pickup. So in 2009 a few of our agents asked their customers to play a round and pay for a coat. They have done it every September since.</p><p>Nobody is paid for running the day. The course gives us the greens at cost, and the company covers what is left, so the entry fees and the raffle go out whole.</p>',
})

export const golfDay = datesSection('Golf', 'Tournament Day', {
  title: 'The day, hour by hour',
  text: 'Come at seven for coffee or at eight-twenty with your shoes on. Both are fine.',
  items: [
    {
      date: '7:00 am',
      title: 'The gate opens',
      place: 'Clubhouse porch',
      description: 'Sign in, coffee and cinnamon rolls. The range is free for players.',
    },
    {
      date: '8:30 am',
      title: 'Shotgun start',
      place: 'All eighteen holes',
      description: 'Four-person scramble. Two mulligans each, sold at sign-in for $20.',
    },
    {
      date: '1:00 pm',
      title: 'Burgers, and the pumper truck',
      place: 'Behind the eighteenth green',
      description: 'The Sterling crew shows what your money bought. Children may hold the hose.',
    },
    {
      date: '2:30 pm',
      title: 'Prizes and the raffle',
      place: 'Clubhouse porch',
      description: 'Longest drive, closest to the pin, and the team with the most honest scorecard.',
      linkLabel: 'See the raffle',
      url: address.golfRaffle,
    },
  ],
})

export const golfGifts = cardsSection('Golf', 'Gifts', {
  title: 'What it paid for last year',
  text: 'Departments write to us in spring and say what they are short of. A committee of three agents and two retired chiefs reads every letter.',
  items: [
    { title: '$18,200 Coats, boots and helmets', description: 'Eleven full sets for the halls at Crook, Peetz and Otis.' },
    { title: '$14,000 A skid tank and pump', description: 'It sits in the bed of a ranch pickup and gets to a grass fire first.' },
    { title: '$12,600 Radios', description: 'So that two departments on one fire can hear each other.' },
    { title: '$16,600 Training', description: 'Twenty-three volunteers finished the state course without paying for fuel or beds.' },
  ],
})

export const golfContact = contactSection('Golf', {
  title: 'Bring a team, a sponsor or just lunch money',
  text: 'You can register by phone in five minutes. If you have never held a club, come for the burgers at one.',
  person: 'Jo Lindqvist, tournament desk',
  phone: '(970) 555-0140',
  email: 'golf@windbreak.example',
  hours: 'Weekdays, 8 to 5 Mountain Time',
})

export const golfHomeSections = [golfBanner, golfStory, golfDay, golfGifts, golfContact]
