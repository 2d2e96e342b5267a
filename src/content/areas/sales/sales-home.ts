import { address } from '../../../routes.ts'
import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { datesSection } from '../dates-section.ts'
import { textSection } from '../text-section.ts'

export const salesBanner = areaBanner('SalesMarketing', {
  title: 'Say it well, and say it in your own town',
  subTitle: 'Letters, brochures, radio and signs for our agents. Everything here may be used as it is, today.',
  tagline: 'Made for agents. Free for agents.',
  imageUrl: '/art/sales-banner',
})

export const salesShelves = cardsSection('SalesMarketing', 'Shelves', {
  title: 'What do you need?',
  text: 'Everything has been read by compliance. If you change more than a name, a date or a price, send it back to us before it goes out.',
  items: [
    {
      title: 'Sales templates',
      description: 'Letters, postcards and e-mails for the moments that come every year: a renewal, a birthday, the first hail.',
      src: '/art/sales-letters',
      url: address.salesTemplates,
    },
    {
      title: 'Brochures',
      description: 'One for each product. Print them at home, or let us print them with your name on the back.',
      src: '/art/sales-rack',
      url: address.salesBrochures,
    },
    {
      title: 'Radio scripts',
      description: 'Fifteen, thirty and sixty seconds, to be read by you. Your voice sells better than an actor’s.',
      src: '/art/sales-radio',
      url: address.salesRadio,
    },
    {
      title: 'Marketing resources',
      description: 'The mark, the colors, the rules, and half of the bill when you advertise.',
      src: '/art/sales-board',
      url: address.salesResources,
    },
    {
      title: 'Our team',
      description: 'Six people and what each of them is good at.',
      src: '/art/sales-team',
      url: address.salesTeam,
    },
    {
      title: 'Order in print',
      description: 'Boxes of brochures, gate signs and calendars, sent to your door.',
      src: '/art/sales-orders',
      url: address.salesCart,
    },
  ],
})

export const salesSeason = datesSection('SalesMarketing', 'Season', {
  title: 'The selling year',
  text: 'What people think about, when. Order three weeks before.',
  items: [
    {
      date: 'January 15',
      title: 'Farm renewals',
      description: 'The equipment list letter. Ask what was bought and sold since last winter.',
      linkLabel: 'Farm letter',
      url: address.salesTemplates,
    },
    {
      date: 'April 20',
      title: 'Before the hail',
      description: 'The roof postcard and the thirty-second radio script.',
      linkLabel: 'Hail script',
      url: address.salesRadio,
    },
    {
      date: 'August 10',
      title: 'Students leave',
      description: 'The renters brochure, and the good-student line on the auto letter.',
      linkLabel: 'Renters brochure',
      url: address.salesBrochures,
    },
    {
      date: 'November 1',
      title: 'Calendars go out',
      description: 'With your name on the back. Two hundred each, as long as they last.',
      linkLabel: 'How to order',
      url: address.salesCart,
    },
  ],
})

export const salesRules = textSection('SalesMarketing', 'Three Rules', {
  title: 'Three rules, and then go ahead',
  body: '<ol><li><p><strong>Never promise a price.</strong> “As low as” needs a number that somebody really pays. Ask us for one.</p></li><li><p><strong>Never name another company.</strong> We are good enough to talk about ourselves.</p></li><li><p><strong>Say who you are.</strong> Your name, your town, your license number. The templates have a place for each.</p></li></ol>',
})

export const salesHomeContact = contactSection('SalesMarketing', {
  title: 'Not here? Ask.',
  text: 'If you need a letter for something that has never happened before, call. We write it with you, and the next agent finds it here.',
  person: 'Sales & Marketing desk',
  phone: '(970) 555-0130',
  email: 'sales@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesHomeSections = [salesBanner, salesShelves, salesSeason, salesRules, salesHomeContact]
