import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { address } from '../../routes.ts'
import { titleField } from '../title-and-description.ts'

/** The products: the first four are shown as posters, the others as a list. */
export const homeProducts = defineSection({
  page: '360_Home',
  section: 'Section_2_Update',
  editor: 'Edit Product',
  fields: {
    title: titleField('What the wind can’t have'),
    subTitle: text({
      label: 'Subtitle',
      multiline: true,
      fallback: 'Start with the one you came for. Most neighbors end up with two, because a package costs less than its parts.',
    }),
    productList: list({
      label: 'Products',
      noun: 'product',
      item: {
        title: text({ label: 'Title', rules: [required('Please enter a product title')] }),
        iconName: image({ label: 'Picture', rules: [required('Please enter a icon name')] }),
        action: link({ label: 'Link', rules: [required('Please enter a redirection url')] }),
        description: text({ label: 'Description', hint: 'A short line under the title. It may stay empty.' }),
      },
      fallback: [
        {
          title: 'Home',
          iconName: '/art/home',
          action: address.homeowners,
          description: 'The house, the porch, what’s in the attic.',
        },
        {
          title: 'Farm & Ranch',
          iconName: '/art/farm',
          action: address.farm,
          description: 'Barns, balers, bulls and the hired hand.',
        },
        { title: 'Auto', iconName: '/art/auto', action: address.auto, description: 'Gravel, black ice, the school run.' },
        {
          title: 'Business',
          iconName: '/art/business',
          action: address.business,
          description: 'The shop, the sign, the slow week.',
        },
        {
          title: 'Renters',
          iconName: '/art/e-renters',
          action: `${address.homeowners}#renters_insurance`,
          description: 'Your things, somebody else’s roof',
        },
        { title: 'Life', iconName: '/art/e-life', action: address.life, description: 'For the people who count on you' },
        { title: 'Annuities', iconName: '/art/e-annuities', action: address.annuities, description: 'Income that keeps arriving' },
        { title: 'Other services', iconName: '/art/e-other', action: address.otherServices, description: 'Crop, flood, travel and more' },
      ],
    }),
  },
})
