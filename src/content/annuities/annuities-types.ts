import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { address } from '../../routes.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** What the Learning Center has about one kind: a list, since which articles there are is each insurer's own. */
const articlesOn = (kind: string) => `${address.blog}?search=${kind}+annuity`

/** The kinds of annuity, one tab each; LEARN MORE opens the url in a new tab. */
export const annuitiesTypes = defineSection({
  page: 'Annuities',
  section: 'Section_2',
  editor: 'Edit Annuity Types',
  wire: listWire('detailsList'),
  fields: {
    items: list({
      label: 'Kinds of annuity',
      noun: 'kind of annuity',
      nouns: 'kinds of annuity',
      item: {
        title: titleField(),
        description: descriptionField(),
        url: link({ label: 'Link', hint: 'LEARN MORE opens it in a new tab.', rules: [required('Please enter url!')] }),
      },
      fallback: [
        {
          title: 'Fixed',
          description:
            'Your money earns a set rate for a set number of years, a good deal like a certificate at the bank. At the end you take it, leave it or turn it into income.\nFor people who want to know the number in advance.',
          url: articlesOn('fixed'),
        },
        {
          title: 'Immediate',
          description:
            'You pay in once, and the first check comes within a year, often the next month. The amount is fixed on the day you sign.\nFor people who have just sold the herd, the shop or the big house, and want the money to behave like a paycheck.',
          url: articlesOn('immediate'),
        },
        {
          title: 'Deferred',
          description:
            'You pay in now, at once or a little each year, and it grows until you start the income. You owe income tax on the growth when you take it out, not before.\nFor people with ten or more years to go.',
          url: articlesOn('deferred'),
        },
        {
          title: 'Indexed',
          description:
            'What you earn follows a stock index part of the way up. In a bad year you earn nothing, but a market loss does not take what you have.\nFor people who can read a page of rules, or have us read it to them: there are caps, and they matter.',
          url: articlesOn('indexed'),
        },
      ],
    }),
  },
})
