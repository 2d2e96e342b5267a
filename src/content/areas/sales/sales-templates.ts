import { areaBanner } from '../area-banner.ts'
import { contactSection } from '../contact-section.ts'
import { downloadsSection } from '../downloads-section.ts'
import { textSection } from '../text-section.ts'

export const templatesBanner = areaBanner('SalesMarketing_Templates', {
  title: 'Sales templates',
  subTitle: 'Short letters that sound like a neighbor wrote them. Put in your name and send them.',
  imageUrl: '/art/sales-letters',
})

export const templatesLetters = downloadsSection('SalesMarketing_Templates', 'Letters', {
  title: 'Letters and e-mails',
  text: 'The words in brackets are yours to fill in. Leave the last paragraph as it is; the law wants it.',
  items: [
    {
      title: 'First letter to a new neighbor',
      description: 'Welcomes them, says where the office is and what the coffee is like. Sells nothing.',
      note: 'Letter, 1 page',
      script:
        'Dear [name],\nWelcome to [town]. Somebody told me that you have moved into the [family] place, and that the dog has already found the creek.',
      url: '/papers/letter-new-neighbor.pdf',
    },
    {
      title: 'Before the renewal',
      description: 'Six weeks ahead: what went up, what went down, and three questions that can lower the bill.',
      note: 'Letter or e-mail, 1 page',
      script: 'Dear [name],\nYour policy renews on [date]. The price goes from [old] to [new]. Here is why.',
      url: '/papers/letter-renewal.pdf',
    },
    {
      title: 'The equipment list',
      description: 'For farms, in January. Asks for what was bought, sold or parked behind the barn.',
      note: 'Letter, 1 page',
      script: 'Dear [name],\nIt is January, so here is the list. Cross out what is gone and write down what is new.',
      url: '/papers/letter-equipment-list.pdf',
    },
    {
      title: 'After a claim',
      description: 'Two weeks later: is the work done, did we do what we said, and whom may we thank.',
      note: 'E-mail, 1 page',
      script: 'Dear [name],\nTwo weeks ago your claim was settled. I would like to know three things.',
      url: '/papers/letter-after-claim.pdf',
    },
  ],
})

export const templatesCards = downloadsSection('SalesMarketing_Templates', 'Postcards', {
  title: 'Postcards',
  text: 'Six by nine inches. Any print shop in the county can do them.',
  items: [
    {
      title: 'Roof before hail',
      description: 'A drawn roof, three things to look at from the ground, your phone number.',
      note: 'Words for 2 sides',
      url: '/papers/postcard-hail.pdf',
    },
    {
      title: 'New driver in the house',
      description: 'For the sixteenth birthday. The good-student discount, and how to ask for it.',
      note: 'Words for 2 sides',
      url: '/papers/postcard-new-driver.pdf',
    },
  ],
})

export const templatesHow = textSection('SalesMarketing_Templates', 'How To Use', {
  title: 'How to use them',
  body: '<ol><li>Download, and read it aloud once. Change what you would never say.</li><li>Put in your name, your town and your license number.</li><li>If you changed more than that, mail it to <a href="mailto:sales@windbreak.example">sales@windbreak.example</a>. You have an answer within two working days.</li><li>Send it, and write down what came back. We would like to know.</li></ol>',
})

export const templatesContact = contactSection('SalesMarketing_Templates', {
  title: 'Need it in Spanish?',
  text: 'Every letter exists in Spanish too. Call or write, and Inés sends you the one you need the same day.',
  person: 'Inés Carvajal, writing',
  phone: '(970) 555-0134',
  email: 'sales@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesTemplatesSections = [templatesBanner, templatesLetters, templatesCards, templatesHow, templatesContact]
