import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { defineSection } from '../section.ts'
import { listWire } from '../../fields/wire.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The kinds of life insurance, one tab each. Heading and picture come on top of the list. */
export const lifeKinds = defineSection({
  page: 'LifeInsurance',
  section: 'Section_2',
  editor: 'Edit Life Insurance Details',
  wire: listWire('list'),
  fields: {
    title: titleField('Choose by how long it lasts'),
    image: image({ label: 'Picture', rules: [required('Please select picture!')], fallback: '/art/life-hill' }),
    items: list({
      label: 'Kinds of life insurance',
      noun: 'kind',
      item: {
        title: titleField(),
        description: descriptionField(),
      },
      fallback: [
        {
          title: 'Term',
          description:
            'Covers a stretch of years you choose: 10, 20 or 30. It costs the least, because it ends.\nTake it for debts that end too: the mortgage, the operating loan, the years until the youngest is grown. If you are still here when it runs out, and we hope so, it pays nothing back.',
        },
        {
          title: 'Whole',
          description:
            'Covers your whole life, for a price that never goes up. Part of each payment builds cash value that is yours.\nYou can borrow against it in a bad year. What you have not paid back comes off the sum your family gets.',
        },
        {
          title: 'Universal',
          description:
            'Covers your whole life too, but you may pay more in good years and less in lean ones. That suits people whose income comes with the harvest.\nIt needs a look once a year: pay too little for too long, and it can run dry.',
        },
        {
          title: 'Last expenses',
          description:
            'A small policy for a funeral, a headstone and the last hospital bill, so that nobody passes a hat.\nThere are a few health questions and no exam. Most people who buy it are between 50 and 85.',
        },
      ],
    }),
  },
})
