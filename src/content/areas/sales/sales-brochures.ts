import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { downloadsSection } from '../downloads-section.ts'

export const brochuresBanner = areaBanner('SalesMarketing_Brochures', {
  title: 'Brochures',
  subTitle: 'Folded once, so that they fit behind a sun visor. One question on the cover, the answer inside.',
  imageUrl: '/art/sales-rack',
})

export const brochuresRack = downloadsSection('SalesMarketing_Brochures', 'Brochures', {
  title: 'Take one of each',
  text: 'What stands inside, to read, mail or print at home. The printed ones have the picture on the cover; ask us for a box.',
  items: [
    {
      title: 'What is a barn worth?',
      description: 'Farm & Ranch: buildings, equipment, livestock, and why the price of a baler belongs on paper.',
      note: '2 pages · May',
      picture: '/art/farm',
      url: '/papers/brochure-farm.pdf',
    },
    {
      title: 'Deer, hail and the school run',
      description: 'Auto: the five parts of a car policy, each with one story from around here.',
      note: '2 pages · May',
      picture: '/art/auto',
      url: '/papers/brochure-auto.pdf',
    },
    {
      title: 'If the house were gone tomorrow',
      description: 'Home: what it costs to build it again, and how to list what is in it.',
      note: '2 pages · March',
      picture: '/art/home',
      url: '/papers/brochure-home.pdf',
    },
    {
      title: 'The slow week after the fire',
      description: 'Business: the shop, the stock, and the weeks when nothing comes in.',
      note: '2 pages · February',
      picture: '/art/business',
      url: '/papers/brochure-business.pdf',
    },
    {
      title: 'Who would feed the cattle?',
      description: 'Life: a talk at the kitchen table, written down so that you can start it.',
      note: '2 pages · October',
      picture: '/art/life',
      url: '/papers/brochure-life.pdf',
    },
    {
      title: 'Your things, somebody else’s roof',
      description: 'Renters: what the landlord’s policy does not pay for. Made for students and first jobs.',
      note: '1 page · August',
      picture: '/art/c-main',
      url: '/papers/brochure-renters.pdf',
    },
  ],
})

export const brochuresContact = contactSection('SalesMarketing_Brochures', {
  title: 'Boxes, with your name on the back',
  text: 'Fifty or more of one kind are printed with your name, town and phone. They take eight working days and cost you nothing.',
  person: 'Walt Bergeron, print',
  phone: '(970) 555-0135',
  email: 'print@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesBrochuresSections = [brochuresBanner, brochuresRack, brochuresContact]
