import { areaBanner } from '../area-banner.ts'
import { cardsSection } from '../cards-section.ts'
import { contactSection } from '../contact-section.ts'
import { downloadsSection } from '../downloads-section.ts'
import { textSection } from '../text-section.ts'

export const resourcesBanner = areaBanner('SalesMarketing_Resources', {
  title: 'Marketing resources',
  subTitle: 'The mark, the colors, the rules, and money to help you pay for it.',
  imageUrl: '/art/sales-board',
})

export const resourcesPapers = downloadsSection('SalesMarketing_Resources', 'Papers', {
  title: 'Papers to work from',
  items: [
    {
      title: 'The three poplars',
      description: 'How the mark stands, how much room it wants, and what never to do to it.',
      note: '1 page',
      url: '/papers/brand-mark.pdf',
    },
    {
      title: 'Colors and type',
      description: 'Spruce, wheat, clay and paper with their numbers for print and screen, and the two typefaces.',
      note: '1 page',
      url: '/papers/brand-colors.pdf',
    },
    {
      title: 'Shared cost form',
      description: 'We pay half of air time, newspaper space and fair booths, up to $1,500 a year and office.',
      note: '1 page',
      url: '/papers/shared-cost-form.pdf',
    },
    {
      title: 'Compliance checklist',
      description: 'Eleven questions. If you can say yes to all of them, it can go out.',
      note: '1 page',
      url: '/papers/compliance-checklist.pdf',
    },
  ],
})

export const resourcesMoney = cardsSection('SalesMarketing_Resources', 'Shared Cost', {
  title: 'Half of it is on us',
  text: 'Send the bill and a picture or recording of what ran, within sixty days.',
  items: [
    { title: '50% of radio and newspaper', description: 'With one of our scripts, or with your own after we have read it.' },
    { title: '50% of a fair booth', description: 'And Lucia brings the tent, if you ask her before March.' },
    { title: '$1,500 a year', description: 'Is the most an office gets back. It starts again on January 1.' },
    { title: '100% of brochures', description: 'Always. They do not count against the sum.' },
  ],
})

export const resourcesBrand = textSection('SalesMarketing_Resources', 'Brand Rules', {
  title: 'How we look and sound',
  body: '<h3>We say</h3><ul><li>You, I, we. House, barn, pickup, hail.</li><li>A number, when there is one. A story, when there is not.</li><li>What is not covered, before somebody has to ask.</li></ul><h3>We do not say</h3><ul><li>Solutions, products, leverage, peace of mind.</li><li>Cheap. Best. Number one.</li><li>Anything about another company.</li></ul>',
})

export const resourcesContact = contactSection('SalesMarketing_Resources', {
  title: 'Before it goes to the printer',
  text: 'Send us a picture of it. Two working days, and you hear either “go” or exactly what to change.',
  person: 'Inés Carvajal, writing',
  phone: '(970) 555-0134',
  email: 'sales@windbreak.example',
  hours: 'Weekdays, 7:30 to 5 Mountain Time',
})

export const salesResourcesSections = [resourcesBanner, resourcesPapers, resourcesMoney, resourcesBrand, resourcesContact]
