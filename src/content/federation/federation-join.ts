import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** Two ways to join, both at the federation's own site. */
export const federationJoin = defineSection({
  page: 'Federation',
  section: 'Section_2',
  editor: 'Edit Join Links',
  fields: {
    title: titleField('Two doors, one hall'),
    description: text({
      label: 'Description',
      multiline: true,
      fallback: 'You join with the federation itself, not with us. Both links lead to its own site and open in a new tab.',
    }),
    ways: list({
      label: 'Ways to join',
      noun: 'way',
      item: {
        title: titleField(),
        price: text({ label: 'Price', hint: '“$95 a year”: a figure that begins it stands large.' }),
        description: descriptionField(),
        label: text({ label: 'Button', rules: [required('Please enter button title!')] }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
      },
      fallback: [
        {
          title: 'For growers',
          price: '$95 a year for the household',
          description: 'You farm, ranch or keep bees for part of your living. You vote, and you may stand for the county board.',
          label: 'Join as a grower',
          link: 'https://join.plainsandpeaks.example/grower',
        },
        {
          title: 'For friends',
          price: '$40 a year for one person',
          description: 'You eat, and you would like there to be farms. You get the paper, the buying club and the summer picnic.',
          label: 'Join as a friend',
          link: 'https://join.plainsandpeaks.example/friend',
        },
      ],
    }),
  },
})
