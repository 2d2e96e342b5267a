import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { textSection } from '../text-section.ts'
import { orderFormEmails, orderFormQuestions } from './sales-cart-form.ts'

export const cartBanner = areaBanner('SalesMarketing_Cart', {
  title: 'Order printed material',
  subTitle: 'What we print and send to your office. Agents pay nothing but, for some of it, the freight.',
  imageUrl: '/art/sales-orders',
})

export const cartItems = cardsSection('SalesMarketing_Cart', 'Things To Order', {
  title: 'What can be ordered',
  text: 'The number is what one order may be. Ask if you need more; we usually have them.',
  items: [
    { title: '200 Brochures', description: 'Of each kind, with your name on the back. Eight working days.' },
    { title: '500 Postcards', description: 'Hail or new driver, with your phone. We can post them for you, too.' },
    { title: '200 Wall calendars', description: 'From November, as long as they last. Twelve landscapes, moon phases, room to write.' },
    { title: '50 Gate signs', description: '“Insured by a neighbor.” Enameled, ten by fourteen inches, two holes.' },
    { title: '100 Policy folders', description: 'Heavy paper, a slot for your card, a pocket for the ID cards.' },
    { title: '1 Fair box', description: 'Tent, table cloth, wooden poplars, lemonade jars. Lent, not given.' },
  ],
})

export const cartHow = textSection('SalesMarketing_Cart', 'How To Order', {
  title: 'How an order works',
  body: '<p>What you put in the cart stays on your device until you send it. A call or an e-mail ends at the same table.</p><ol><li>Say what, how many, and by when.</li><li>Say the name, town and phone that go on the back.</li><li>We send a picture of it before we print. Look at the phone number twice.</li><li>It comes by freight to your office. Calendars and signs cost $12 freight a box; everything else is free.</li></ol>',
})

export const cartContact = contactSection('SalesMarketing_Cart', {
  title: 'Or order by phone',
  text: 'Orders before noon go to the printer the same day. You get a number, and the number works on the phone.',
  person: 'Walt Bergeron, print',
  phone: '(970) 555-0135',
  email: 'print@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesCartSections = [cartBanner, cartItems, orderFormQuestions, orderFormEmails, cartHow, cartContact]
