import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What people insure a life for, three to a row; each link opens in a new tab. */
export const lifeOptions = defineSection({
  page: 'LifeInsurance',
  section: 'Section_4',
  editor: 'Edit Coverage Options',
  wire: listWire('list'),
  fields: {
    items: list({
      label: 'Coverage options',
      noun: 'option',
      item: {
        image: image({ label: 'Image', rules: [required('Please upload image!')] }),
        title: titleField(),
        description: descriptionField(),
        linkLabel: text({ label: 'Label of the link', rules: [required('Please enter label for link!')] }),
        link: link({ label: 'Link', hint: 'Opens in a new tab.', rules: [required('Please enter link!')] }),
      },
      fallback: [
        {
          image: '/art/life-house',
          title: 'The house',
          description: 'A term policy as long as the mortgage. If you are gone, the bank is paid and nobody has to move.',
          linkLabel: 'See home insurance',
          link: address.homeowners,
        },
        {
          image: '/art/life-farm',
          title: 'The farm or ranch',
          description: 'Money to pay the estate’s bills, so the children who stay can keep the land and still treat the others fairly.',
          linkLabel: 'See farm & ranch',
          link: address.farm,
        },
        {
          image: '/art/life-shop',
          title: 'The business',
          description: 'If your partner dies, a policy buys their half at the price you both agreed on. The doors stay open.',
          linkLabel: 'See business insurance',
          link: address.business,
        },
        {
          image: '/art/life-fair',
          title: 'The children',
          description: 'Enough to replace your pay until the youngest is out of school, and a small policy of their own if you like.',
          linkLabel: 'Price a policy',
          link: address.quote,
        },
        {
          image: '/art/life-well',
          title: 'The later years',
          description: 'When the debts are gone, what you have saved can become an income that arrives every month, for life.',
          linkLabel: 'See annuities',
          link: address.annuities,
        },
        {
          image: '/art/life-town',
          title: 'The last bills',
          description: 'A funeral, a stone, a supper at the church. A few thousand dollars, there within days of the paperwork.',
          linkLabel: 'Ask an agent',
          link: address.findAnAgent,
        },
      ],
    }),
  },
})
